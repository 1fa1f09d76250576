import { expect, it } from 'vitest'
import { correctSpelling, nearestSymbol } from './correct-spelling.ts'

it.each([
  ['SLO', 'SOL'],
  ['UDSC', 'USDC'],
  ['BNOK', 'BONK'],
  ['SOLL', 'SOL'],
  ['ETHERUM', 'ETH'],
  ['BITCION', 'BTC'],
])('%s was meant as %s', (typed, meant) => expect(nearestSymbol(typed)).toBe(meant))

it.each(['SOL', 'SAND', 'ZORP', 'SO', 'WETHER', 'XYZ'])('%s stands as it is', (typed) =>
  expect(nearestSymbol(typed)).toBeNull(),
)

it('asks whether the nearest token was meant, in every step', () => {
  const steps = [
    { tool: 'propose_swap', args: { sell: 'SLO', buy: 'USDC', amount: '1' } },
    { tool: 'propose_transfer', args: { token: 'UDSC', amount: 'proceeds', to: 'mom' } },
  ]
  expect(correctSpelling({ kind: 'call', calls: [{ tool: 'propose_sequence', args: { steps } }] })).toEqual({
    kind: 'correct',
    typed: 'SLO',
    meant: 'SOL',
    calls: [
      {
        tool: 'propose_sequence',
        args: {
          steps: [
            { tool: 'propose_swap', args: { sell: 'SOL', buy: 'USDC', amount: '1' } },
            { tool: 'propose_transfer', args: { token: 'USDC', amount: 'proceeds', to: 'mom' } },
          ],
        },
      },
    ],
  })
})
