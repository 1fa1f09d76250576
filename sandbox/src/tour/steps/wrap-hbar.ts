import { parseAbi } from 'viem'
import { allow, heldBy, landed } from '../evm-tools.ts'
import { addressOfEntity } from '../hedera-tools.ts'
import { expectThat, type TourStep } from '../tour.ts'

const HELPER = addressOfEntity('0.0.5808826')
const WHBAR = addressOfEntity('0.0.1456986')
const AMOUNT = 2_500_000_000n
const WEIBAR_PER_TINYBAR = 10_000_000_000n
const abi = parseAbi(['function deposit() payable', 'function unwrapWhbar(uint256 wad)'])

export const wrapHbar: readonly TourStep[] = [
  {
    name: 'wrap HBAR',
    chain: 'hedera',
    run: async ({ hedera, evm }) => {
      const before = await heldBy(hedera, WHBAR, evm.address)
      const hash = await hedera.wallet.writeContract({
        address: HELPER,
        abi,
        functionName: 'deposit',
        value: AMOUNT * WEIBAR_PER_TINYBAR,
      })
      await landed(hedera, hash)
      expectThat(
        (await heldBy(hedera, WHBAR, evm.address)) - before === AMOUNT,
        'as much WHBAR as HBAR was put in',
      )
      return hash
    },
  },
  {
    name: 'unwrap HBAR',
    chain: 'hedera',
    run: async (traveller) => {
      const { hedera, evm } = traveller
      await allow(traveller, hedera, { token: WHBAR, spender: HELPER, amount: AMOUNT })
      const before = await hedera.reader.getBalance({ address: evm.address })
      const hash = await hedera.wallet.writeContract({
        address: HELPER,
        abi,
        functionName: 'unwrapWhbar',
        args: [AMOUNT],
      })
      const receipt = await landed(hedera, hash)
      const fee = receipt.gasUsed * receipt.effectiveGasPrice
      const back = (await hedera.reader.getBalance({ address: evm.address })) - before + fee
      expectThat(back === AMOUNT * WEIBAR_PER_TINYBAR, `all of it back, not ${back} weibar`)
      return hash
    },
  },
]
