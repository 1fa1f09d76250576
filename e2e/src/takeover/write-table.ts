import { ATTACKS } from './attacks/all-attacks.ts'
import { EXPECTATIONS } from './expectations.ts'

const START = '<!-- takeover:start -->'
const END = '<!-- takeover:end -->'

/** The table of attacks in a document, as the expectations have it now. */
export function writeTable(document: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)]
  if (start === -1 || end < start)
    throw new Error(`there is no place for the table between ${START} and ${END}`)
  return `${document.slice(0, start + START.length)}\n${makeTable()}\n${document.slice(end)}`
}

function makeTable(): string {
  const rows = ATTACKS.map(({ name, line }) => `| ${name} | ${line} | ${EXPECTATIONS[name]} |`)
  return ['| Attack | Stands for | Today |', '| --- | --- | --- |', ...rows].join('\n')
}
