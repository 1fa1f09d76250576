import { capabilityFolder } from '../capabilities/capability-folders.ts'
import type { CapabilityNames } from './capability-names.ts'

/** Where every kind of intent is listed: the one line that a new one changes. */
export const INTENT_KINDS = 'core/src/transactions/intent-kinds.ts'

export function intentKindLine({ name, camel }: CapabilityNames): string {
  return `export { ${camel}Kind } from '../${name}/intents/${name}.ts'`
}

/**
 * A kind of intent of the same name as its capability. Until its own fields are written it pays somebody in the coin of
 * an EVM chain; on Solana the signer refuses it before somebody has said what its bytes may look like.
 */
export function intentFiles({ name, camel, title, words }: CapabilityNames): Record<string, string> {
  const web = capabilityFolder('web', name)
  return {
    [`${capabilityFolder('core', name)}/intents/${name}.ts`]: `import { z } from 'zod'
import { NATIVE } from '../../balances/constants.ts'
import { chainId } from '../../chains/chain-id.ts'
import { rawAmount } from '../../money/raw-amount.ts'
import { intentBase, recipientRef } from '../../transactions/intent-fields.ts'
import { defineIntentKind } from '../../transactions/intent-kind.ts'

const schema = z.strictObject({
  ...intentBase,
  type: z.literal('${name}'),
  chain: chainId,
  to: recipientRef,
  amountRaw: rawAmount,
})

export const ${camel}Kind = defineIntentKind({
  type: '${name}',
  schema,
  scope: 'transfer',
  spends: true,
  card: { editable: ['amount'] },
  token: () => NATIVE,
  outflows: ({ amountRaw }) => [{ token: NATIVE, amountRaw: BigInt(amountRaw) }],
  inflows: () => [],
  recipient: ({ to }) => to,
  serviceFee: () => null,
})
`,
    [`${capabilityFolder('server', name)}/intents/${name}.ts`]: `import { defineIntentPlan } from '../../../ports/intent-plan.ts'

export const ${camel}Plan = defineIntentPlan({
  type: '${name}',
  plan: async ({ chains }, { chain, to, amountRaw }, from) => ({
    actions: [await chains[chain].buildTransfer({ from, to, token: 'native', amountRaw: BigInt(amountRaw) })],
  }),
})
`,
    [`signer/src/match/${name}/index.ts`]: `import { matches } from '../../decode/refusal.ts'
import { addressOn, isSamePayment, paymentOf } from '../evm-given.ts'
import { defineRules } from '../intent-rules.ts'

export const rules = defineRules('${name}', {
  solana: null,
  evm: (given) => {
    const { intent, chain } = given
    const to = addressOn(chain, intent.to)
    const asked = { token: 'native', to, amountRaw: BigInt(intent.amountRaw) }
    matches(isSamePayment(paymentOf(given), asked), 'another recipient or amount')
    return 'main'
  },
  order: null,
})
`,
    [`${web}/intents/${name}.ts`]: `import { NATIVE } from '@windhover/core/balances/constants'
import Send from 'lucide-react/icons/send'
import { defineKindView } from '../../../money/intents/intent-kind-view.ts'
import { amountOf } from '../../../money/intents/token-facts.ts'

export const kindView = defineKindView({
  type: '${name}',
  icon: Send,
  verb: '${title}',
  title: (view) => \`${title} \${amountOf(view, { token: NATIVE, amountRaw: view.intent.amountRaw })}\`,
  done: (view) => ({
    title: \`${title} \${amountOf(view, { token: NATIVE, amountRaw: view.intent.amountRaw })}\`,
    detail: null,
  }),
})
`,
    [`${web}/activity-row.test.ts`]: `import { expect, it } from 'vitest'
import { describeIntent } from '../../money/intents/describe-intent.ts'
import { makeIntent } from '../transactions/__fixtures__/make-intent.ts'
import { CSV_HEAD, toCsvRow } from '../transactions/list-columns.ts'

const to = '0x91aC04bE77c2Dd51A0e63F58cC4b1A29f03577e2'
const { id, vaultId } = makeIntent().intent
const view = makeIntent({
  intent: { id, vaultId, type: '${name}', chain: 'ethereum', to, amountRaw: '120000000000000000' },
})

it('${words} have a title in Activity and a row in its CSV', () => {
  expect(describeIntent(view)).toBe('${title} 0.12 ETH')
  const row = toCsvRow(view)
  expect(Object.fromEntries(CSV_HEAD.map((column, at) => [column, row[at]]))).toMatchObject({
    type: '${name}',
    chain: 'Ethereum',
    amount: '0.12',
    amount_raw: '120000000000000000',
    token: 'ETH',
    recipient: to,
  })
})
`,
  }
}
