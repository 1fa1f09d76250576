import type { Address, Hex, TypedData, TypedDataDomain } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { TestWorld } from './start-test-world.ts'

export type Json = Record<string, unknown>

/** What the tests read of an answer, whatever the question was. */
export type UniswapAnswer = Json & {
  readonly routing: string
  readonly quote: QuoteOfAnswer
  readonly permitData: PermitOfAnswer | null
}

export type QuoteOfAnswer = Json & {
  readonly input: { readonly amount: string }
  readonly output: { readonly amount: string }
  readonly route: readonly (readonly { readonly type: string }[])[]
  readonly orderId: Hex
  readonly encodedOrder: Hex
  readonly orderInfo: {
    readonly deadline: number
    readonly input: { readonly startAmount: string; readonly endAmount: string }
    readonly outputs: readonly { readonly startAmount: string; readonly recipient: Address }[]
  }
}

type PermitOfAnswer = { readonly domain: TypedDataDomain; readonly types: TypedData; readonly values: Json }

/** A question to the double as the product asks it; without a body it is a GET. */
export async function askUniswap(
  { url }: Pick<TestWorld, 'url'>,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: UniswapAnswer }> {
  const response = await fetch(`${url}/uniswap/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'practice' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as UniswapAnswer }
}

export function signPermit(
  person: PrivateKeyAccount,
  { domain, types, values }: PermitOfAnswer,
  primaryType: string,
): Promise<Hex> {
  return person.signTypedData({ domain, types, primaryType, message: values })
}
