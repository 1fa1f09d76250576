import type { Address } from 'viem'
import { askJson, type Traveller } from './tour.ts'

/** The EVM address of an entity that was not made by a key: its number, padded. */
export function addressOfEntity(id: string): Address {
  const number = Number(id.split('.')[2])
  return `0x${number.toString(16).padStart(40, '0')}`
}

export function askMirror(
  { env }: Traveller,
  path: string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  return askJson(`${env.HEDERA_MIRROR_URL}${path}`, init)
}

/** The mirror is a little behind the chain. */
export async function askMirrorUntil(
  traveller: Traveller,
  path: string,
  holds: (answer: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await askMirror(traveller, path).catch((error: unknown) => error as Error)
    if (!(answer instanceof Error) && holds(answer)) return answer
    if (attempt === 40) throw answer instanceof Error ? answer : new Error(`${path} never showed it`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
