import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type WorldWord = { readonly file: string; readonly line: number; readonly text: string }

/**
 * The product must not ask which world it is in: it knows addresses and settings. Any of these words in its code is
 * such a question, or the seed of one: the name of the world, of its process, of its doubles' machine.
 */
const WORDS = /practice|sandbox|anvil|litesvm|\bworld\b/i
/** A setting whose value is shown and never compared; a word of the browsers' content policy. */
/** The domain of signed statements is handed on and never compared, either. */
const HARMLESS = [
  /\bWORLD: statementDomain\b/,
  /\bvalues[.]WORLD\b/,
  /\bworld: parts[.]domain\b/,
  /\bWORLD_BADGE\b/,
  /\bworldBadge\b/,
  /; sandbox`/,
]

/** Lists of what people may write: their words are no question of ours. */
const PEOPLES_WORDS = /^core.src.chat.(reader.words|replies)./

/** What is signed names its world, so that it counts in no other; it is never compared there. */
const SIGNED_TEXTS = /^core.src.(authority.|signing.audit-head[.]ts)/

/** Every line of code, not of comment, that speaks of the practice world. */
export function findWorldWords(root: string, folders: readonly string[]): readonly WorldWord[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(
      (file) =>
        !/[.](test|int[.]test)[.]tsx?$/.test(file) && !PEOPLES_WORDS.test(file) && !SIGNED_TEXTS.test(file),
    )
    .flatMap((file) => findInFile(root, file))
}

function findInFile(root: string, file: string): WorldWord[] {
  const code = withoutComments(readFileSync(join(root, file), 'utf8'))
  return code.split('\n').flatMap((text, index) => {
    const rest = HARMLESS.reduce((line, harmless) => line.replaceAll(new RegExp(harmless, 'g'), ''), text)
    return WORDS.test(rest) ? [{ file, line: index + 1, text: text.trim() }] : []
  })
}

/** Keeps the lines where they are, so that their numbers stay true. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '')
}
