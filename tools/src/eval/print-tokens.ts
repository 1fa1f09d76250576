import { countAnswers, countStart, PROVIDERS } from './count-tokens.ts'

/** What hosted models are paid for with every reply, in tokens. */
export async function printTokens(write: (line: string) => void): Promise<void> {
  write('before the first word of a person')
  for (const provider of PROVIDERS) {
    const { instructions, tools } = await countStart(provider)
    const sum = `${instructions + tools}`.padStart(6)
    write(`  ${provider.padEnd(24)} ${sum}  instructions ${instructions}, tools ${tools}`)
  }
  const answers = await countAnswers()
  write('usual answers of tools: read by a model, of what is stored')
  for (const { tool, stored, read } of answers)
    write(`  ${tool.padEnd(24)} ${`${read}`.padStart(6)}  of ${stored}`)
  const sum = (which: 'stored' | 'read') => answers.reduce((all, each) => all + each[which], 0)
  write(`  ${'all'.padEnd(24)} ${`${sum('read')}`.padStart(6)}  of ${sum('stored')}`)
}
