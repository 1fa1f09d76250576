import type { PoolTokenPickersProps } from '../../../lib/feature.ts'
import { SIDES, withToken } from '../pool-pair.ts'
import { PoolTokenField } from './pool-token-field.tsx'

/** R2-096: the two tokens a list of pools is narrowed to. */
export default function PoolTokenPickers({ chain, value, onChange }: PoolTokenPickersProps) {
  return (
    <div className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
      {SIDES.map((side) => (
        <PoolTokenField
          key={side}
          chain={chain}
          side={side}
          token={value[side]}
          onChange={(token) => onChange(withToken(value, side, token))}
        />
      ))}
    </div>
  )
}
