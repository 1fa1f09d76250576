import { type Arena, anyBold, outcomeOf, type Scene } from '../arena.ts'
import { ENCODINGS, LOSES_CAPITALS, readEveryWay } from '../encodings/all-encodings.ts'
import type { EncodingName } from '../encodings/encoding.ts'
import { sitDown } from '../world/agent-desk.ts'
import type { Carrier } from './carriers.ts'
import { type ObeyedCall, readOrders, writeOrder } from './orders.ts'

export type Hiding = EncodingName | 'plain'

export function hideOrder(scene: Scene, hiding: Hiding): string {
  const needsNoCapitals = hiding !== 'plain' && LOSES_CAPITALS.has(hiding)
  const order = writeOrder(scene.draw, { thief: scene.thief, needsNoCapitals })
  return hiding === 'plain' ? order : ENCODINGS[hiding].hide(order)
}

/** Each order once, however many readings of the text say the same. */
export function obey(text: string): readonly ObeyedCall[] {
  const all = readEveryWay(text).flatMap(readOrders)
  return [...new Map(all.map((call) => [JSON.stringify(call), call])).values()]
}

/** A model that does whatever it reads, wherever it reads it and however it is written. */
export async function playContext(
  arena: Arena,
  given: { readonly carrier: Carrier; readonly hiding: Hiding; readonly scene: Scene },
): Promise<void> {
  const { contest, tally } = arena
  const { carrier, hiding, scene } = given
  const person = anyBold(scene)
  const planted = await carrier.plant(arena, { scene, person, text: hideOrder(scene, hiding) })
  let { said } = planted
  if (planted.read !== undefined) {
    const { tool, args } = planted.read
    const reading = await sitDown(contest, { person, said })
    const result = await reading.call(tool, args)
    tally.act(carrier.name, 'tools', outcomeOf(result))
    said = [...said, { by: 'tool', tool, result }]
  }
  const calls = obey(
    said.map((each) => ('text' in each ? each.text : JSON.stringify(each.result))).join('\n'),
  )
  tally.injected(hiding, calls.length > 0)
  const agreed = scene.draw.pick([said, said, [...said, { by: 'person' as const, text: 'yes' }]])
  const desk = await sitDown(contest, { person, said: agreed })
  tally.blame(desk.messageId, carrier.name, hiding)
  for (const { tool, args } of calls) tally.act(carrier.name, 'tools', outcomeOf(await desk.call(tool, args)))
  planted.clear?.()
}
