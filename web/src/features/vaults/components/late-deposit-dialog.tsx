import type { DepositDialogProps } from './deposit-dialog.tsx'
import { LateDialog } from './late-dialog.tsx'

const load = () => import('./deposit-dialog.tsx')

export function LateDepositDialog(props: DepositDialogProps) {
  return <LateDialog load={load} props={props} />
}
