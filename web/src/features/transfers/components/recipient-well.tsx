import { isHederaAccountId } from '@windhover/core/transfers/address-rules'
import { ContactMark } from '../../../money/contact-mark.tsx'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { sendCopy } from '../copy.ts'

type RecipientWellProps = {
  /** What the person calls it, or null. */
  readonly name: string | null
  /** As it was typed or picked. */
  readonly to: string
  /** On Hedera what stands behind an account's number; null while it is not known. */
  readonly address: string | null
}

/** Whom the money goes to, every character of it. */
export function RecipientWell({ name, to, address }: RecipientWellProps) {
  const isNumber = isHederaAccountId(to)
  return (
    <div className="rounded-sm border bg-inset px-3 py-2.5">
      {name !== null && (
        <p className="mb-2 flex min-w-0 items-center gap-2 font-semibold text-1">
          <ContactMark name={name} size={20} />
          <span className="truncate">{name}</span>
        </p>
      )}
      {isNumber && <p className="mono text-title font-semibold text-1">{to}</p>}
      {isNumber && address !== null && <p className="mt-1 text-caption text-3">{sendCopy.accountAddress}</p>}
      {address !== null && (
        <GroupedAddress address={address} className="text-title text-2 max-[359px]:text-body sm:gap-x-4" />
      )}
    </div>
  )
}
