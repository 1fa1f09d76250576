/** One campaign in the table of figures. */
export type CampaignRow = {
  readonly name: string
  readonly what: string
  readonly goal: string
  readonly measured: string
  readonly command: string
  readonly commit: string
  readonly date: string
}

/** Not shown, and stays when the words of a row change. */
const markOf = (name: string) => `<!-- campaign:${name} -->`
const HEADER = '| What | Goal | Measured | Command | Commit |'

/** Replaces the campaign's row where it stands; a campaign without one gets the last row of the table. */
export function writeRow(document: string, row: CampaignRow): string {
  const lines = document.split('\n')
  const mark = markOf(row.name)
  const found = lines.findIndex((line) => isRow(line) && line.includes(mark))
  if (found !== -1) return lines.with(found, rowLine(row)).join('\n')
  const header = lines.indexOf(HEADER)
  if (header === -1) throw new Error(`there is no table with the header ${HEADER}`)
  const after = lines.findIndex((line, place) => place > header && !isRow(line))
  return lines.toSpliced(after === -1 ? lines.length : after, 0, rowLine(row)).join('\n')
}

const isRow = (line: string) => line.startsWith('|')

function rowLine(row: CampaignRow): string {
  const cells = [
    `${row.what} ${markOf(row.name)}`,
    row.goal,
    row.measured,
    `\`${row.command}\``,
    `${row.commit}, ${row.date}`,
  ]
  return `| ${cells.map(toCell).join(' | ')} |`
}

const toCell = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')
