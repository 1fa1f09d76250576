/** Text that is known to be HTML; everything else is escaped on its way into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type HtmlValue = Html | string | number | bigint | null | readonly HtmlValue[]

/** Names of tokens are written by strangers: no value reaches a page unless it is escaped or was made by this. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => `${part}${writeHtml(values[index] ?? null)}`).join(''))
}

function writeHtml(value: HtmlValue): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(writeHtml).join('')
  return escapeHtml(String(value))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
