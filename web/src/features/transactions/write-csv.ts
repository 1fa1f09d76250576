/** What a spreadsheet would run instead of show. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** RFC 4180, with a mark in front so that spreadsheets read it as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

/** A cell that starts like a formula gets an apostrophe, which spreadsheets take for "this is text"; numbers stay numbers. */
function writeCell(value: string): string {
  const harmless = FORMULA_START.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
