import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { LeaveGuestDialog } from './leave-guest-dialog.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

/** The dialogs any part of the workspace may ask for. */
export default function AccountDialogs() {
  return (
    <>
      <AddPasskeyDialog />
      <RecoveryCodesDialog />
      <StepUpDialog />
      <OwnerDialog />
      <LeaveGuestDialog />
    </>
  )
}
