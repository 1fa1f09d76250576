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

/** How often those come that are to come first. */
const FIRST_TIMES = 3

/**
 * What comes next: everything in turn, so that the shares are the same however long it goes on. Those named come before
 * everything else.
 */
export function createProgramme(
  arena: Arena,
  first: readonly string[] = [],
): (wantsContext: boolean) => Episode {
  const ahead = Array.from({ length: FIRST_TIMES }, () => first.map((name) => episodeOf(arena, name))).flat()
  const turns = new Map<string, number>()
  const turn = (list: string): number => {
    const place = turns.get(list) ?? 0
    turns.set(list, place + 1)
    return place
  }
  return (wantsContext) => {
    const named = ahead.shift()
    if (named !== undefined) return named
    if (wantsContext) return nextContext(arena, turn('context'))
    const place = turn('episode')
    if (place % EVERY.life === 0) return episodeOf(arena, 'life')
    if (place % EVERY.carelessLife === 1) return episodeOf(arena, 'careless life')
    if (place % EVERY.surface === 2) return episodeOf(arena, inTurn(SURFACE_FAMILIES, turn('surface')).name)
    if (place % EVERY.chat === 3) return episodeOf(arena, inTurn(CHAT_FAMILIES, turn('chat')).name)
    return episodeOf(arena, inTurn(TOOL_FAMILIES, turn('tools')).name)
  }
}

/** By the name of its family, or of the life that people lead. */
function episodeOf(arena: Arena, name: string): Episode {
  if (name === 'life') return { name, play: (scene) => liveOn(arena, scene) }
  if (name === 'careless life') return { name, play: (scene) => liveCarelessly(arena, scene) }
  const surface = SURFACE_FAMILIES.find((family) => family.name === name)
  if (surface !== undefined) return { name, play: (scene) => playSurface(arena, surface, scene) }
  const chat = CHAT_FAMILIES.find((family) => family.name === name)
  if (chat !== undefined) return { name, play: (scene) => chat.play(arena, scene, name) }
  const tools = TOOL_FAMILIES.find((family) => family.name === name)
  if (tools !== undefined) return { name, play: (scene) => playTurn(arena, name, tools.make(scene)) }
  throw new Error(`there is no family ${name}`)
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
