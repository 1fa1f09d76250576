export type CapabilityRow = {
  readonly name: string
  readonly what: string
  readonly core: boolean
  readonly server: boolean
  readonly web: boolean
  readonly state: string
}

const START = '<!-- capabilities -->'
const END = '<!-- /capabilities -->'
const HEAD = ['| Capability | What it does | core | server | web | State |', '|---|---|---|---|---|---|']

/** The rows between the markers of the README. */
export function readTable(readme: string): CapabilityRow[] {
  const [, ...rows] = tableLines(readme).filter((line) => !/^\|[\s|:-]+\|$/.test(line))
  return rows.map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [name, what, core, server, web, state] = cells
    if (cells.length !== 6 || !name || !what || !state)
      throw new Error(`not a row of the capability table: ${line}`)
    return {
      name,
      what,
      core: readMark(line, core),
      server: readMark(line, server),
      web: readMark(line, web),
      state,
    }
  })
}

export function writeTable(readme: string, rows: readonly CapabilityRow[]): string {
  const mark = (stands: boolean) => (stands ? 'yes' : '–')
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${row.what} | ${mark(row.core)} | ${mark(row.server)} | ${mark(row.web)} | ${row.state} |`,
  )
  const { before, after } = split(readme)
  return `${before}${START}\n${[...HEAD, ...lines].join('\n')}\n${END}${after}`
}

function tableLines(readme: string): string[] {
  return split(readme)
    .between.split('\n')
    .filter((line) => line.startsWith('|'))
}

function split(readme: string): { before: string; between: string; after: string } {
  const start = readme.indexOf(START)
  const end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error(`the README has no table between ${START} and ${END}`)
  return {
    before: readme.slice(0, start),
    between: readme.slice(start + START.length, end),
    after: readme.slice(end + END.length),
  }
}

function readMark(line: string, cell: string | undefined): boolean {
  if (cell === 'yes') return true
  if (cell === '–') return false
  throw new Error(`"${cell}" is neither "yes" nor "–" in: ${line}`)
}
