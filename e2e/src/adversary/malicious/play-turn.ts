import { type Arena, authoriseTyped, outcomeOf } from '../arena.ts'
import { sitDown } from '../world/agent-desk.ts'
import type { HostileCall, HostileTurn } from './tool-family.ts'

/** The attacker sits in the model's place and makes its calls. */
export async function playTurn(arena: Arena, family: string, turn: HostileTurn): Promise<void> {
  const { contest, tally } = arena
  const { person, said, scopes, live } = turn
  if (turn.underpriced !== undefined) contest.poison.underprice(turn.underpriced)
  const end = live === undefined ? () => {} : authoriseTyped(arena, person, live)
  const desk = await sitDown(contest, { person, said, ...(scopes === undefined ? {} : { scopes }) })
  tally.blame(desk.messageId, family)
  const make = async ({ tool, args, toolCallId }: HostileCall) => {
    const answer = await desk.call(tool, args, toolCallId)
    tally.act(family, 'tools', outcomeOf(answer))
  }
  if (turn.inParallel === true) await Promise.all(turn.calls.map(make))
  else for (const call of turn.calls) await make(call)
  end()
}
