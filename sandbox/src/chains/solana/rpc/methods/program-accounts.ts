import { getBase58Encoder } from '@solana/kit'
import { z } from 'zod'
import { isTokenProgram } from '../../tokens/programs.ts'
import { isTokenAccount } from '../../tokens/token-layout.ts'
import { encodeAccount } from '../encode-account.ts'
import { addressParam, checkContextSlot, defineMethod, inContext, type RpcMethod } from '../method.ts'
import { accountConfig } from './accounts.ts'

const filter = z.union([
  z.object({ dataSize: z.number().int() }),
  z.object({
    memcmp: z.object({
      offset: z.number().int().min(0),
      bytes: z.string(),
      encoding: z.enum(['base58', 'base64']).default('base58'),
    }),
  }),
  z.object({ tokenAccountState: z.literal(true) }),
])
type Filter = z.output<typeof filter>

export const programConfig = z
  .object({
    ...accountConfig.unwrap().unwrap().shape,
    filters: z.array(filter).max(4).nullish(),
    withContext: z.boolean().optional(),
  })
  .nullish()

type Candidate = Parameters<typeof isTokenAccount>[0]

export const programAccountMethods: Readonly<Record<string, RpcMethod>> = {
  getProgramAccounts: defineMethod(
    z.tuple([addressParam, programConfig.optional()]),
    ([program, config], request) => {
      checkContextSlot(request, config)
      const tests = (config?.filters ?? []).map(toTest)
      const found = request.accounts
        .ofProgram(program)
        .filter((account) => tests.every((test) => test(account)))
        .map((account) => ({
          pubkey: account.address,
          account: encodeAccount({ ...account, exists: true }, config ?? {}, request.node.tokens),
        }))
      return config?.withContext ? inContext(request, found) : found
    },
  ),
}

export function toTest(wanted: Filter): (account: Candidate) => boolean {
  if ('dataSize' in wanted) return ({ data }) => data.length === wanted.dataSize
  if ('tokenAccountState' in wanted) {
    return (account) => isTokenProgram(account.programAddress) && isTokenAccount(account)
  }
  const { offset, bytes, encoding } = wanted.memcmp
  const pattern =
    encoding === 'base64' ? Buffer.from(bytes, 'base64') : Buffer.from(getBase58Encoder().encode(bytes))
  return ({ data }) => Buffer.from(data.slice(offset, offset + pattern.length)).equals(pattern)
}
