/** The list with the number taken in, or taken out where it was there. */
export function turned(numbers, number) {
  return numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number];
}
