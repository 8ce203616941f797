/** A table for comparing. `columns`: {key, label, numeric?, wide?, render?(row)}; it scrolls sideways inside itself. */
import "./table.css";

export function Table({ caption, columns, rows, rowKey, rowProps, className = "" }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class={`table-frame ${className}`.trim()} aria-label={caption} tabIndex={0}>
      <table class="table">
        <caption class="hidden-words">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" class={cellClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...rowProps?.(row)}>
              {columns.map((column) => (
                <td key={column.key} class={cellClass(column)}>
                  {column.render ? column.render(row) : row[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellClass({ numeric, wide }) {
  return [numeric && "cell-numeric", wide && "cell-wide"].filter(Boolean).join(" ") || undefined;
}
