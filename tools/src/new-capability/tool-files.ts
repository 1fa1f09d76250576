import { capabilityFolder } from '../capabilities/capability-folders.ts'
import type { CapabilityNames } from './capability-names.ts'

/** Where every capability with tools is listed: the one line that a new one changes. */
export const TOOL_LIST = 'core/src/toolbox/tool-list.ts'

export function toolListLine({ name, camel }: CapabilityNames): string {
  return `export { ${camel}ToolWords } from '../${name}/tool-words.ts'`
}

/** Beside a kind of intent: a tool that prepares one. The card, its approval and its words are those of every kind. */
export function proposalToolFiles(names: CapabilityNames): Record<string, string> {
  const { name, camel, pascal, snake, words } = names
  const core = capabilityFolder('core', name)
  const server = capabilityFolder('server', name)
  return {
    [`${core}/tools.ts`]: `import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { amountField } from '../toolbox/tool-fields.ts'
import { proposal } from '../transactions/proposal.ts'

export const ${camel}Tools = {
  propose${pascal}: defineTool({
    name: 'propose_${snake}',
    categories: ['ethereum'],
    effect: 'propose',
    description:
      'Prepares ${words}: a payment in ETH or BNB to an address the person gave, who alone can approve it. Never say that it was done',
    progress: 'Preparing ${words}',
    input: z.object({
      to: z.string().trim().min(3).max(64).describe('Address exactly as the person wrote it'),
      amount: amountField,
      chain: z.enum(['ethereum', 'bsc']),
    }),
    output: answerOr({ proposal }),
  }),
}
`,
    [`${core}/tool-words.ts`]: `import { defineToolWords } from '../toolbox/tool-contract.ts'
import { sayProposal } from '../transactions/say-proposal.ts'
import { ${camel}Tools } from './tools.ts'

export const ${camel}ToolWords = defineToolWords(${camel}Tools, {
  propose_${snake}: ({ proposal }) => sayProposal('payment', proposal),
})
`,
    [`${core}/testing/tool-samples.ts`]: `import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import { sampleProposal } from '../../transactions/testing/sample-proposal.ts'
import type { ${camel}Tools } from '../tools.ts'

export const ${camel}Samples: ToolSamples<typeof ${camel}Tools> = {
  propose_${snake}: { proposal: sampleProposal('${name}') },
}
`,
    [`${server}/parts.ts`]: `import type { Parts } from '../../composition/feature.ts'
import { transactionNeeds } from '../transactions/index.ts'

export const needs = transactionNeeds
export type ${pascal}Parts = Parts<typeof needs>
`,
    [`${server}/tools.ts`]: `import { ${camel}Tools } from '@windhover/core/${name}/tools'
import type { AgentTool } from '../../ports/agent-tool.ts'
import { bindProposal } from '../transactions/index.ts'
import type { ${pascal}Parts } from './parts.ts'
import { prepare${pascal} } from './prepare-${name}.ts'

export function ${camel}AgentTools(parts: ${pascal}Parts): readonly AgentTool[] {
  return [
    bindProposal(parts, ${camel}Tools.propose${pascal}, (wish, given) => prepare${pascal}(parts, wish, given)),
  ]
}
`,
    [`${server}/prepare-${name}.ts`]: `import { NATIVE } from '@windhover/core/balances/constants'
import { ${camel}Tools } from '@windhover/core/${name}/tools'
import type { ToolInput } from '@windhover/core/toolbox/tool-contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { ToolCall } from '../../ports/agent-tool.ts'
import type { PreparedIntent } from '../../ports/prepared-intent.ts'
import { ownerOn, sizeOrder } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import type { ${pascal}Parts } from './parts.ts'

const contract = ${camel}Tools.propose${pascal}

/** From words to an intent. */
export async function prepare${pascal}(
  parts: ${pascal}Parts,
  wish: ToolInput<typeof contract>,
  { call, id }: { call: ToolCall; id: string },
): Promise<PreparedIntent> {
  const { chain, amount } = wish
  const { userId, vaultId, earlier } = call
  const vault = await findOwnVault(parts.db, { userId, vaultId })
  const to = parts.chains[chain].parseAddress(wish.to)
  if (to === null) throw transactionErrors.badRecipient()
  const owner = ownerOn(chain, vault)
  const { amountRaw } = await sizeOrder(parts, { chain, owner, token: NATIVE, text: amount, earlier })
  return {
    made: { contract, input: wish },
    args: wish,
    intent: { id, vaultId: vault.tokenId, type: '${name}', chain, to, amountRaw: \`\${amountRaw}\` },
    quote: null,
    claims: [
      { field: 'recipient', label: 'Recipient', kind: 'recipient', text: wish.to },
      { field: 'amount', label: 'Amount', kind: 'amount', text: amount },
      { field: 'chain', label: 'Network', kind: 'chain', chain, follows: null },
    ],
  }
}
`,
    [`${server}/${name}.int.test.ts`]: proposalTest(names),
    [`${capabilityFolder('web', name)}/tool-cards.tsx`]: `import { ${camel}Tools } from '@windhover/core/${name}/tools'
import { APPROVAL, defineToolCards } from '../../money/cards/define-tool-cards.ts'

export const toolCards = defineToolCards(${camel}Tools, { propose_${snake}: APPROVAL })
`,
  }
}

function proposalTest({ name, snake, words }: CapabilityNames): string {
  return `import { sayResult } from '@windhover/core/chat/replies/say-result'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Proposal } from '@windhover/core/transactions/proposal'
import { createEvmSigner } from '@windhover/testkit/action-signer'
import { callTool, cardRoutes, flatCard } from '@windhover/testkit/agent-calls'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ONLY = [
  'accounts',
  'vaults',
  'prices',
  'tokens',
  'balances',
  'settings',
  'transactions',
  '${name}',
]
const AMOUNT_RAW = 10n ** 16n

let world: MoneyWorld
beforeAll(async () => {
  world = await openMoneyWorld({ only: ONLY, fund: ['ethereum'] })
}, 240_000)
afterAll(() => world?.stop())

it('${words}: from the agent’s tool to card, approval, lane, signer, chain, receipt and Activity', async () => {
  const to = createEvmSigner().address
  const answer = await callTool(world, 'propose_${snake}', { to, amount: '0.01', chain: 'ethereum' })
  expect(sayResult('propose_${snake}', answer)).toBe(
    'Here is your payment on Ethereum. Nothing is signed without your approval.',
  )
  const { proposalId } = answer.proposal as Proposal
  const { get, approve } = cardRoutes(world)
  const card = flatCard((await get(proposalId)).body)
  expect(card).toMatchObject({
    state: 'open',
    preview: { succeeds: true },
    maxLoss: { totalUsd: expect.any(Number) },
    intent: { type: '${name}', chain: 'ethereum', amountRaw: AMOUNT_RAW.toString() },
    provenance: [{ field: 'recipient' }, { field: 'amount' }, { field: 'chain' }],
  })
  expect(await approve(proposalId, card)).toMatchObject({ status: 200 })

  const done = await world.settled(card.intent.id)
  expect(done).toMatchObject({
    state: 'CONFIRMED',
    origin: 'agent',
    failure: null,
    receipt: { executed: [{ symbol: 'ETH', amountRaw: (-AMOUNT_RAW).toString() }] },
  })
  const paid = await world.chains.ethereum.getBalances(to)
  expect(paid).toMatchObject({ state: 'known', value: [{ token: 'native', amountRaw: AMOUNT_RAW }] })
  const { body } = await world.call('GET', \`/api/transactions?vaultId=\${world.vault.tokenId}\`)
  expect((body.intents as IntentView[]).map(({ intent, state }) => [intent, state])).toEqual([
    [card.intent, 'CONFIRMED'],
  ])
}, 120_000)
`
}

/** Without an intent: a tool that reads, and says that it cannot yet. */
export function readToolFiles({
  name,
  camel,
  pascal,
  snake,
  words,
}: CapabilityNames): Record<string, string> {
  const core = capabilityFolder('core', name)
  const web = capabilityFolder('web', name)
  return {
    [`${core}/tools.ts`]: `import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { ${camel}View } from './contract.ts'

export const ${camel}Tools = {
  get${pascal}: defineTool({
    name: 'get_${snake}',
    categories: ['platform-features'],
    effect: 'read',
    description: 'What there is to know of ${words}. Not built yet, so it always refuses',
    progress: 'Reading ${words}',
    input: z.object({}),
    output: answerOr({ ${camel}: ${camel}View }),
  }),
}
`,
    [`${core}/tool-words.ts`]: `import { defineToolWords } from '../toolbox/tool-contract.ts'
import { ${camel}Tools } from './tools.ts'

export const ${camel}ToolWords = defineToolWords(${camel}Tools, {
  get_${snake}: () => 'There is nothing to say about ${words} yet.',
})
`,
    [`${core}/testing/tool-samples.ts`]: `import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { ${camel}Tools } from '../tools.ts'

export const ${camel}Samples: ToolSamples<typeof ${camel}Tools> = { get_${snake}: { ${camel}: {} } }
`,
    [`${capabilityFolder('server', name)}/tools.ts`]: `import { ${camel}Errors } from '@windhover/core/${name}/errors'
import { ${camel}Tools } from '@windhover/core/${name}/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'

export function ${camel}AgentTools(): readonly AgentTool[] {
  return [
    bindTool(${camel}Tools.get${pascal}, async () => {
      throw ${camel}Errors.notBuilt()
    }),
  ]
}
`,
    [`${web}/tool-cards.tsx`]: `import { ${camel}Tools } from '@windhover/core/${name}/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { ${pascal}Card } from './tool-cards/${name}-card.tsx'

export const toolCards = defineToolCards(${camel}Tools, { get_${snake}: ${pascal}Card })
`,
    [`${web}/tool-cards/${name}-card.tsx`]: `import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import { ${camel}Copy } from '../copy.ts'

export function ${pascal}Card() {
  return (
    <CardFrame title={${camel}Copy.title} padded={false}>
      <Nothing>{${camel}Copy.empty}</Nothing>
    </CardFrame>
  )
}
`,
  }
}
