import { type Hex, parseAbi } from 'viem'
import { landed } from '../evm-tools.ts'
import { addressOfEntity, askMirrorUntil } from '../hedera-tools.ts'
import type { TourStep, Traveller } from '../tour.ts'

/** To be received by the steps that follow. */
const WHBAR = '0.0.1456986'
const TOKEN_SERVICE = '0x0000000000000000000000000000000000000167'
const abi = parseAbi(['function associateToken(address account, address token) returns (int64 responseCode)'])

async function associate({ hedera, evm }: Traveller, tokenId: string): Promise<Hex> {
  const hash = await hedera.wallet.writeContract({
    address: TOKEN_SERVICE,
    abi,
    functionName: 'associateToken',
    args: [evm.address, addressOfEntity(tokenId)],
    gas: 900_000n,
  })
  await landed(hedera, hash)
  return hash
}

export const associateToken: TourStep = {
  name: 'token association',
  chain: 'hedera',
  run: async (traveller) => {
    const hash = await associate(traveller, WHBAR)
    await askMirrorUntil(
      traveller,
      `/api/v1/accounts/${traveller.evm.address}/tokens?limit=100`,
      ({ tokens }) => (tokens as { token_id: string }[]).some((token) => token.token_id === WHBAR),
    )
    return hash
  },
}
