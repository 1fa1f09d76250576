import { concatHex, encodeAbiParameters, type Hex, keccak256, stringToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { COSIGNER_DATA_ABI, type CosignerData, type DutchOrder, hashOrder } from './dutch-order.ts'

/** One for all practice worlds: signers have it on their list, and orders quoted before a restart stay good after it. */
export const COSIGNER: PrivateKeyAccount = privateKeyToAccount(
  keccak256(stringToHex('uniswap-x cosigner of the practice world')),
)

export async function cosignOrder(
  order: DutchOrder,
  cosignerData: CosignerData,
  cosigner: PrivateKeyAccount,
): Promise<DutchOrder> {
  const digest = cosignDigest(order, cosignerData)
  return { ...order, cosignerData, cosignature: await cosigner.sign({ hash: digest }) }
}

/** Bare, without a prefix: the reactor recovers over the order's hash and the data side by side. */
function cosignDigest(order: DutchOrder, cosignerData: CosignerData): Hex {
  return keccak256(concatHex([hashOrder(order), encodeAbiParameters(COSIGNER_DATA_ABI, [cosignerData])]))
}
