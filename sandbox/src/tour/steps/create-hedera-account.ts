import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { landed } from '../evm-tools.ts'
import { askMirrorUntil } from '../hedera-tools.ts'
import { expectThat, type TourStep } from '../tour.ts'

/** Ten HBAR at the relay, whose unit has eighteen decimals. */
const AMOUNT = parseEther('10')
const AMOUNT_TINYBAR = 1_000_000_000

export const createHederaAccount: TourStep = {
  name: 'account by first HBAR',
  chain: 'hedera',
  run: async (traveller) => {
    const newcomer = privateKeyToAccount(generatePrivateKey())
    const hash = await traveller.hedera.wallet.sendTransaction({ to: newcomer.address, value: AMOUNT })
    await landed(traveller.hedera, hash)
    const account = await askMirrorUntil(traveller, `/api/v1/accounts/${newcomer.address}`, () => true)
    const { balance } = account.balance as { balance: number }
    expectThat(/^0\.0\.\d+$/.test(String(account.account)), 'an account number')
    expectThat(balance === AMOUNT_TINYBAR, `${AMOUNT_TINYBAR} tinybar, not ${balance}`)
    return hash
  },
}
