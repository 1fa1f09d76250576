import { compareInTurn } from './harness/compare-in-turn.ts'
import { defineBench } from './harness/define-bench.ts'
import { comparePoisoned } from './lane/compare-poisoned.ts'
import { startLanes } from './lane/start-lanes.ts'

const ROUNDS = 5
/** Vaults at work side by side. */
const LANES = 60
/** Each measurement; lanes end what they have begun. */
const MEASURE_MS = 3_000

export const bench = defineBench({
  name: 'lane',
  summary:
    'intents from APPROVED to CONFIRMED through plan, simulate, sign, submit, settle, receipt and ledger on Postgres, chain and signer answering at once; bare: a Restate object with the same calls and journaled steps, handed over and heard of in the same way, that do nothing',
  unit: `intents per second, ${LANES} lanes side by side`,
  goal: 0.4,
  run: async () => {
    const lanes = await startLanes(LANES)
    const ours = () => lanes.ours(MEASURE_MS)
    const bare = () => lanes.bare(MEASURE_MS)
    try {
      const trips = await lanes.countTrips()
      await ours()
      await bare()
      const result = await compareInTurn({ rounds: ROUNDS, ours, bare })
      return {
        ours: Math.round(result.ours),
        bare: Math.round(result.bare),
        notes: [
          `${trips} trips to the database for an intent of one step, from its approval to its end being final`,
          `ratio by round ${result.rounds.map((one) => (one.ours / one.bare).toFixed(2)).join(' ')}`,
          ...(await comparePoisoned(lanes, MEASURE_MS)),
        ],
      }
    } finally {
      await lanes.stop()
    }
  },
})
