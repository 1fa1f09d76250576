import type { Attacker } from './attacker/attacker.ts'
import type { AttackName } from './expectations.ts'
import type { World } from './world/world.ts'

/** What was changed against the owner's will, or why it was not. Told by what the oracle saw, never by a status code. */
export type Outcome = { readonly moved: string } | { readonly held: string }
/** This machine is none on which it could be held. */
export type NotTried = { readonly 'not tried': string }
/** The attack itself went wrong, which proves nothing either way. */
export type Broken = { readonly broken: string }

export type Attack = {
  readonly name: AttackName
  /** The line of custody it stands for. */
  readonly line: string
  /** It touches what all vaults share, so nothing else may run beside it. */
  readonly isAlone?: true
  readonly run: (attacker: Attacker, world: World) => Promise<Outcome | NotTried>
}

export const moved = (what: string): Outcome => ({ moved: what })
export const held = (why: string): Outcome => ({ held: why })
export const notTried = (why: string): NotTried => ({ 'not tried': why })
/** For secrets that do not exist any more. */
export const nothingToHold = (what: string): Outcome => held(`nothing to hold: ${what}`)
