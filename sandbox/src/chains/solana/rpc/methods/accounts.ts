import { z } from 'zod'
import { accountEncoding, dataSlice, encodeAccount } from '../encode-account.ts'
import {
  addressParam,
  checkContextSlot,
  commitmentParam,
  defineMethod,
  inContext,
  type RpcMethod,
  readConfig,
} from '../method.ts'

export const accountConfig = z
  .object({
    commitment: commitmentParam.optional(),
    minContextSlot: z.number().int().optional(),
    encoding: accountEncoding.optional(),
    dataSlice,
  })
  .nullish()

const MOST_AT_ONCE = 100

/** What lies at an address. */
export const accountMethods: Readonly<Record<string, RpcMethod>> = {
  getBalance: defineMethod(z.tuple([addressParam, readConfig.optional()]), ([at, config], request) => {
    checkContextSlot(request, config)
    const account = request.accounts.get(at)
    return inContext(request, account.exists ? account.lamports : 0)
  }),
  getAccountInfo: defineMethod(z.tuple([addressParam, accountConfig.optional()]), ([at, config], request) => {
    checkContextSlot(request, config)
    return inContext(request, encodeAccount(request.accounts.get(at), config ?? {}, request.node.tokens))
  }),
  getMultipleAccounts: defineMethod(
    z.tuple([z.array(addressParam).max(MOST_AT_ONCE), accountConfig.optional()]),
    ([addresses, config], request) => {
      checkContextSlot(request, config)
      // Without a word about it a node spells many accounts in base 64.
      const format = { ...config, encoding: config?.encoding ?? ('base64' as const) }
      const { accounts, node } = request
      return inContext(
        request,
        addresses.map((at) => encodeAccount(accounts.get(at), format, node.tokens)),
      )
    },
  ),
}
