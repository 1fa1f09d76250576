import type { Arena, Scene } from './arena.ts'
import { CHAT_FAMILIES } from './chat/chat-families.ts'
import { CHAT_CARRIERS, playChatContext } from './chat/play-chat-context.ts'
import { ENCODING_NAMES } from './encodings/encoding.ts'
import { CARRIERS } from './gullible/carriers.ts'
import { type Hiding, playContext } from './gullible/play-context.ts'
import { TOOL_FAMILIES } from './malicious/all-tool-families.ts'
import { playTurn } from './malicious/play-turn.ts'
import { liveCarelessly } from './people/live-carelessly.ts'
import { liveOn } from './people/live-on.ts'
import { playSurface, SURFACE_FAMILIES } from './surface/all-surface-families.ts'

export type Episode = { readonly name: string; readonly play: (scene: Scene) => Promise<void> }

const HIDINGS: readonly Hiding[] = ['plain', ...ENCODING_NAMES]

/** One episode in so many, counted over all; what is not named is a turn of the malicious model. */
const EVERY = { life: 40, carelessLife: 90, surface: 10, chat: 14 } as const
/** One injected context in so many goes through the whole chat. */
const CHAT_CONTEXT_EVERY = 6

/** What comes next: everything in turn, so that the shares are the same however long it goes on. */
export function createProgramme(arena: Arena): (wantsContext: boolean) => Episode {
  const turns = new Map<string, number>()
  const turn = (list: string): number => {
    const place = turns.get(list) ?? 0
    turns.set(list, place + 1)
    return place
  }
  return (wantsContext) => {
    if (wantsContext) return nextContext(arena, turn('context'))
    const place = turn('episode')
    if (place % EVERY.life === 0) return { name: 'life', play: (scene) => liveOn(arena, scene) }
    if (place % EVERY.carelessLife === 1)
      return { name: 'careless life', play: (scene) => liveCarelessly(arena, scene) }
    if (place % EVERY.surface === 2) {
      const family = inTurn(SURFACE_FAMILIES, turn('surface'))
      return { name: family.name, play: (scene) => playSurface(arena, family, scene) }
    }
    if (place % EVERY.chat === 3) {
      const { name, play } = inTurn(CHAT_FAMILIES, turn('chat'))
      return { name, play: (scene) => play(arena, scene, name) }
    }
    const family = inTurn(TOOL_FAMILIES, turn('tools'))
    return { name: family.name, play: (scene) => playTurn(arena, family.name, family.make(scene)) }
  }
}

/** Every carrier in every writing, in turn. */
function nextContext(arena: Arena, turn: number): Episode {
  const isChat = turn % CHAT_CONTEXT_EVERY === 0
  const own = isChat ? turn / CHAT_CONTEXT_EVERY : turn - Math.ceil(turn / CHAT_CONTEXT_EVERY)
  const carriers = isChat ? CHAT_CARRIERS.length : CARRIERS.length
  const hiding = inTurn(HIDINGS, Math.floor(own / carriers))
  if (isChat) {
    const carrier = inTurn(CHAT_CARRIERS, own)
    return { name: carrier, play: (scene) => playChatContext(arena, { carrier, hiding, scene }) }
  }
  const carrier = inTurn(CARRIERS, own)
  return { name: carrier.name, play: (scene) => playContext(arena, { carrier, hiding, scene }) }
}

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('there is nothing to take turns with')
  return item
}
