import { expect, it } from 'vitest'
import { AGENT_TOOLS } from './agent-tools.ts'
import { heedCues } from './heed-cues.ts'

const brought = (...typed: readonly string[]) => {
  const always = new Set(heedCues(AGENT_TOOLS, []))
  return heedCues(AGENT_TOOLS, typed)
    .filter((tool) => !always.has(tool))
    .map(({ name }) => name)
}

it('gives a model the tools that a person asks for, in this message or an earlier one', () => {
  expect(brought('swap 1 SOL to USDC')).toEqual([])
  expect(brought('show the leaderboard')).toEqual(['show_leaderboard'])
  expect(brought('heat map please', 'thanks')).toEqual(['show_heat_map'])
  expect(brought('watch BONK')).toEqual(['list_watchlist', 'watch_token', 'unwatch_token'])
  expect(brought('ping me at 200')).toEqual(['set_alert', 'list_alerts', 'remove_alert'])
})

it.each([
  'avísame cuando SOL llegue a 200',
  'préviens-moi quand SOL passe 200',
  'sag bescheid wenn SOL bei 200 ist',
  'avvisami se SOL arriva a 200',
  'SOL 200 olunca haber ver',
  'kabarin kalau SOL tembus 200',
  'сообщи когда SOL будет 200',
  'me avisa quando SOL bater 200',
])('in the languages that are spoken here: %s', (text) => {
  expect(brought(text)).toContain('set_alert')
})

it('no cue is minded by how often it was asked', () => {
  for (const { cue } of AGENT_TOOLS) expect(cue?.flags ?? '').not.toMatch(/[gy]/)
})
