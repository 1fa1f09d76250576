/** Lines between the head of a table and its rows, and the fences of code. */
const DRAWN_LINES = /^[ \t]*(?:[|:-][|:\- \t]*|`{3,}\w*)$/gm
const LINE_STARTS = /^[ \t]*(?:#{1,6} |> ?|[-+*] |\d+\. )+/gm
const LINKS = /!?\[([^[\]]*)\]\([^()\s]*\)/g
/** What is escaped stands for itself. */
const SIGNS = /\\([!-/:-@[-`{-~])|[*`|]|~~|(?<!\w)_{1,3}|_{1,3}(?!\w)/g

/** Markdown as words alone: its signs are for the eye. */
export function plainWords(markdown: string): string {
  return markdown
    .replaceAll(DRAWN_LINES, '')
    .replaceAll(LINE_STARTS, '')
    .replaceAll(LINKS, '$1')
    .replaceAll(SIGNS, (_sign, escaped: string | undefined) => escaped ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
