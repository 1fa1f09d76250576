import {
  type Abi,
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  type PublicClient,
  type TestClient,
} from 'viem'
import { awaitReceipt } from './await-receipt.ts'

const GAS_MONEY = 10n ** 21n

export type Placement = {
  readonly node: PublicClient
  readonly admin: TestClient
  readonly address: Address
  readonly creationCode: Hex
  /** Encoded; `encodeConstructor` makes them. */
  readonly constructorArgs?: Hex
  /** Who the constructor takes for its caller. */
  readonly from: Address
}

/**
 * Puts a contract at an address of our choice and runs its constructor there: the creation code is called in place,
 * once for the runtime code it returns (immutables come out right because `address(this)` is), once as a transaction
 * for what it writes to storage. Needs a node that mines each transaction at once.
 */
export async function placeContract(placement: Placement): Promise<void> {
  const { node, admin, address, from } = placement
  const bytecode = concatHex([placement.creationCode, placement.constructorArgs ?? '0x'])
  await admin.setCode({ address, bytecode })
  const { data: runtime } = await node.call({ to: address, account: from, gas: 100_000_000n })
  if (!runtime) throw new Error(`The constructor for ${address} returned no code`)
  const hash = await sendAs(placement)
  const receipt = await awaitReceipt(node, hash)
  if (receipt.status !== 'success') throw new Error(`The constructor for ${address} failed`)
  await admin.setCode({ address, bytecode: runtime })
}

async function sendAs({ node, admin, address, from }: Placement): Promise<Hex> {
  await admin.impersonateAccount({ address: from })
  if ((await node.getBalance({ address: from })) < GAS_MONEY)
    await admin.setBalance({ address: from, value: GAS_MONEY })
  return admin.sendUnsignedTransaction({ from, to: address, gas: 100_000_000n })
}

export function encodeConstructor(abi: Abi, values: readonly unknown[]): Hex {
  const declared = abi.find((item) => item.type === 'constructor')
  return encodeAbiParameters(declared?.inputs ?? [], values)
}
