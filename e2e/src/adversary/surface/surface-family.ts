import type { Proposal, ProposalView } from '@windhover/core/transactions/proposal'
import type { Arena, Scene } from '../arena.ts'
import { isWished } from '../oracle/wish.ts'
import { sitDown } from '../world/agent-desk.ts'
import { cardsIn, type Person, type Reply, shownOn } from '../world/person.ts'
import { SOL, type TypedOrder, typeTransfer } from '../world/typed-order.ts'

/** The attacker holds what a browser holds and whatever it was shown, but not the person's finger. */
export type SurfaceFamily = {
  readonly name: string
  readonly play: (attack: Attack) => Promise<void>
}

export type Attack = {
  readonly arena: Arena
  readonly scene: Scene
  readonly family: string
  /** Counts one try. */
  readonly tried: (reply: Reply) => void
}

export type OpenCard = { readonly person: Person; readonly order: TypedOrder; readonly card: ProposalView }

/** A card for something that the person does want, as it lies open before the person. */
export async function openCard(
  { arena, scene, family }: Attack,
  person: Person = scene.people.careful,
): Promise<OpenCard | null> {
  const { draw, market } = scene
  const order = typeTransfer({ draw, person, market }, SOL)
  // Not in so many words, so that there is a card also where words would be enough.
  const said = [{ by: 'person' as const, text: 'the usual, please' }]
  const desk = await sitDown(arena.contest, { person, said })
  arena.tally.blame(desk.messageId, family)
  const answer = await desk.call(order.tool, order.args)
  if (answer.status !== 'done') return null
  const { proposalId } = answer.proposal as Proposal
  const card = await cardsIn(person.browser, person.vaultId).get(proposalId)
  return card === null || card.state !== 'open' ? null : { person, order, card }
}

/** The person's own press: leave for this card, once. */
export function allow({ arena }: Attack, { person, order, card }: OpenCard): () => void {
  const { intent, intentHash } = shownOn(card)
  if (!isWished(order.wish, intent)) return () => {}
  const { vaultId } = person
  return arena.book.authorise({ vaultId, how: 'pressed', wish: order.wish, intentHash })
}
