import { formatConsensusTime } from '../../chains/hedera/consensus-time.ts'

export function consensusNow(): string {
  return formatConsensusTime(BigInt(Date.now()) * 1_000_000n)
}
