import { readFileSync } from 'node:fs'

export type Requirement = { readonly id: string; readonly capability: string; readonly text: string }

/** One requirement per line: id, capability, kind, section, text. */
export function readRequirements(file: string): Requirement[] {
  const [, ...lines] = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [id, capability, , , text] = line.split('\t')
    return id && capability && text ? [{ id, capability, text }] : []
  })
}
