import type { FeatureSlots } from '../../../lib/feature.ts'
import { DepositRows } from './deposit-rows.tsx'

/** The rows for panels of other features. */
export default function DepositAddresses(props: FeatureSlots['depositAddresses']) {
  return <DepositRows {...props} />
}
