/** This phone: what is kept here, for how sure and with how much room, how to move a place elsewhere, and the file with everything. */
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { Carry } from "./Carry.jsx";
import { Keeping } from "./Keeping.jsx";
import { Kept } from "./Kept.jsx";
import "./phone.css";

export default function Phone() {
  return (
    <Page
      wide
      title={t("app-this-phone")}
      lead={t("phone-lead")}
      back={{ href: "/", label: t("app-go-home") }}
    >
      <div class="phone">
        <div class="phone-column">
          <Keeping />
          <Kept />
        </div>
        <div class="phone-column">
          <Carry />
        </div>
      </div>
    </Page>
  );
}
