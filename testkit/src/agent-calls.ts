import type { IntentView } from '@windhover/core/transactions/contract'
import type { Proposal, ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import type { FeatureParts } from '@windhover/server/composition/feature'
import type { ToolCall, ToolSources } from '@windhover/server/ports/agent-tool'
import type { MoneyWorld } from './money-world.ts'

type ToolParts = Pick<FeatureParts, 'agentTools'>
type Args = Readonly<Record<string, unknown>>
export type ToolAnswer = { readonly status: string; readonly reason?: string } & Args

export type CallOptions = Partial<
  Pick<ToolCall, 'messageId' | 'toolCallId' | 'sessionId' | 'vaultId' | 'userId'>
> & {
  readonly sources?: Partial<ToolSources>
  /** The person's message; left out, the call has none. */
  readonly asked?: string
  readonly scopes?: readonly KeyScope[]
  readonly parts?: ToolParts
}

/** Who asks, of which vault. */
type Caller = Pick<MoneyWorld, 'userId' | 'sessionId'> & {
  readonly parts: ToolParts
  readonly vault: Pick<MoneyWorld['vault'], 'tokenId'>
}

const CONVERSATION = '6a7a3c52-9a0b-4b62-8c3c-0d3c5f6f0001'

/** As the agent calls it: the arguments pass their schema, and what comes back has to fit its own. */
export async function callTool(
  world: Caller,
  name: string,
  args: Args,
  options: CallOptions = {},
): Promise<ToolAnswer> {
  const parts = options.parts ?? world.parts
  const tool = parts.agentTools().find(({ contract }) => contract.name === name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  const { asked, scopes = ['trade', 'transfer'] } = options
  const call: ToolCall = {
    userId: options.userId ?? world.userId,
    vaultId: options.vaultId ?? world.vault.tokenId,
    sessionId: options.sessionId ?? world.sessionId,
    conversationId: CONVERSATION,
    messageId: options.messageId ?? crypto.randomUUID(),
    toolCallId: options.toolCallId ?? 'call-1',
    sources: { typed: [], reading: null, answered: [], ...options.sources },
    ...(asked === undefined ? {} : { question: { messageId: asked, scopes } }),
    signal: AbortSignal.timeout(60_000),
  }
  const run = tool.run as (input: unknown, call: ToolCall) => Promise<unknown>
  return tool.contract.output.parse(await run(tool.contract.input.parse(args), call)) as ToolAnswer
}

/** The card that a tool made; fails with the reason where it made none. */
export async function propose(
  world: MoneyWorld,
  name: string,
  args: Args,
  options: CallOptions = {},
): Promise<Proposal> {
  const answer = await callTool(world, name, args, options)
  if (answer.status !== 'done') throw new Error(`${name}: ${JSON.stringify(answer)}`)
  return answer.proposal as Proposal
}

/** Typed by the person, and read by us as exactly this. */
export function typedAs(text: string, tool: string, args: Args): ToolSources {
  return { typed: [text], reading: { tool, args }, answered: [] }
}

/** A card with its only intent beside what is said of the card as a whole. */
export function flatCard(view: ProposalView): ProposalView & ProposedIntent {
  const [only] = view.intents
  if (only === undefined || view.intents.length > 1)
    throw new Error(`a card of ${view.intents.length} intents`)
  return { ...view, ...only }
}

type Reply<Body> = { readonly status: number; readonly body: Body & { code: string; error: string } }

/** The routes of a card, as a browser of the person calls them. */
export function cardRoutes(
  world: MoneyWorld,
  who: {
    headers?: Readonly<Record<string, string>>
    vaultId?: string
    key?: string
    /** Somebody else's device. */
    approve?: MoneyWorld['approve']
  } = {},
) {
  const vaultId = who.vaultId ?? world.vault.tokenId
  const headers = { ...(who.headers ?? world.headers), 'x-api-key': who.key ?? world.key }
  const call = async <Body>(method: string, path: string, body?: object): Promise<Reply<Body>> => {
    const response = await fetch(`${world.product.url}/api/proposals/${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify({ vaultId, ...body }) }),
    })
    return { status: response.status, body: (await response.json()) as Reply<Body>['body'] }
  }
  return {
    get: (id: string) => call<ProposalView>('GET', `${id}?vaultId=${vaultId}`),
    approve: async (id: string, card: Pick<ProposalView, 'actionHash' | 'approvalToken' | 'intents'>) =>
      call<{ readonly intents: readonly IntentView[] }>(
        'POST',
        `${id}/approve`,
        await pressOn(card, who.approve ?? world.approve),
      ),
    reject: (id: string) => call<ProposalView>('POST', `${id}/reject`, {}),
    revise: (id: string, change: object) => call<ProposalView>('POST', `${id}/revise`, change),
  }
}

/** What a press on Approve sends: each intent of the card signed by the person's device. */
export async function pressOn(
  card: Pick<ProposalView, 'actionHash' | 'approvalToken' | 'intents'>,
  approve: MoneyWorld['approve'],
) {
  const approvals = await Promise.all(card.intents.map(({ intent }) => approve(intent)))
  return { actionHash: card.actionHash, approvalToken: card.approvalToken ?? '', approvals }
}
