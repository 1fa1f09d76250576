import type { Instruction } from '@solana/kit'

/** TransferFeeExtension, and in it TransferCheckedWithFee. */
const CALL = [26, 1] as const
const BYTES = 19

/**
 * A checked transfer of Token-2022 that also says what the mint keeps of it; the program refuses any other figure. Its
 * client library is not among ours, so the bytes are written here.
 */
export function nameFee(
  transfer: Instruction,
  move: { readonly amountRaw: bigint; readonly decimals: number; readonly feeRaw: bigint },
): Instruction {
  const data = Buffer.alloc(BYTES)
  data.set(CALL)
  data.writeBigUInt64LE(move.amountRaw, 2)
  data.writeUInt8(move.decimals, 10)
  data.writeBigUInt64LE(move.feeRaw, 11)
  return { ...transfer, data }
}
