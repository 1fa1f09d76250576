import BookOpen from 'lucide-react/icons/book-open'
import Image from 'lucide-react/icons/image'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog.tsx'
import {
  DropdownMenu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../ui/dropdown-menu.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Toast, toast } from '../ui/toast.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Flow, Section, Stack } from './section.tsx'

const SWAPPED = {
  kind: 'success',
  title: 'Successfully swapped tokens',
  link: { label: 'View on explorer', href: '#link' },
} as const
const FAILED = {
  kind: 'error',
  title: 'Error',
  description: 'Failed to cancel the position. Please try again.',
} as const

export function ToastsSection() {
  return (
    <Section title="Toast: one at a time">
      <Stack>
        <Toast item={SWAPPED} onDismiss={() => {}} />
        <Toast item={FAILED} onDismiss={() => {}} dismissLabel="Dismiss error" />
        <Flow>
          <Button size={28} onClick={() => toast.success({ ...SWAPPED, durationMs: 5_000 })}>
            Raise success
          </Button>
          <Button size={28} onClick={() => toast.error(FAILED)}>
            Raise error
          </Button>
        </Flow>
      </Stack>
    </Section>
  )
}

export function DialogsSection() {
  const [confirming, setConfirming] = useState(false)
  const [form, setForm] = useState(false)
  const [reading, setReading] = useState(false)
  const [busy, setBusy] = useState(false)
  const [agreed, setAgreed] = useState(false)
  return (
    <Section title="Dialogs">
      <Flow>
        <Button onClick={() => setConfirming(true)}>Confirm 400</Button>
        <Button onClick={() => setForm(true)}>Form 448</Button>
        <Button onClick={() => setReading(true)}>Text 600</Button>
      </Flow>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Cancel Position"
        description="This action cannot be undone. Unfilled orders are cancelled."
        cancelLabel="Keep position"
        confirmLabel="Confirm Cancel"
        busy={busy}
        busyLabel="Cancelling..."
        onConfirm={() => {
          setBusy(true)
          setTimeout(() => {
            setBusy(false)
            setConfirming(false)
          }, 1_500)
        }}
      />
      <Dialog open={form} onOpenChange={setForm} title="Send">
        <DialogBody>
          <Stack className="gap-3">
            <TextField label="Recipient address" mono defaultValue="9wFk3TbX4mYe6uRt" />
            <Checkbox
              checked={agreed}
              onCheckedChange={setAgreed}
              label="I compared every character with the address I was given"
            />
            <Flow>
              <CopyButton value="9wFk3TbX4mYe6uRt" />
              <Menu />
              <Button size={28} onClick={() => toast.error(FAILED)}>
                Raise error
              </Button>
            </Flow>
          </Stack>
        </DialogBody>
        <DialogFoot start="Remembered on this device">
          <Button onClick={() => setForm(false)}>Use known address</Button>
          <Button variant="primary" disabled={!agreed}>
            {agreed ? 'Send' : 'Compare first to send'}
          </Button>
        </DialogFoot>
      </Dialog>
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title="A title that is much too long for the head of a dialog and is cut where the close button begins"
        width={600}
      >
        <DialogBody>
          <Stack>
            {Array.from({ length: 30 }, (_, index) => index).map((index) => (
              <p key={index}>
                Swaps on Ethereum and BSC run through an outside provider. Every order is decoded and
                simulated before you approve it.
              </p>
            ))}
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button variant="primary" onClick={() => setReading(false)}>
            Agree
          </Button>
        </DialogFoot>
      </Dialog>
    </Section>
  )
}

export function MenusSection() {
  return (
    <Section title="Menu, popover, tooltip">
      <Flow>
        <Menu />
        <Popover>
          <PopoverTrigger>
            <Button>Popover</Button>
          </PopoverTrigger>
          <PopoverContent label="Deposit" className="w-64 p-3">
            <TextField label="Amount" suffix="SOL" />
          </PopoverContent>
        </Popover>
        <Tooltip content="7kQhVb2nRrY8cLdPq4sW9xTz4mPwKe2nB6vJx9Tz4mPw" mono>
          <Button>Tooltip</Button>
        </Tooltip>
      </Flow>
    </Section>
  )
}

function Menu() {
  const [sound, setSound] = useState(true)
  const [network, setNetwork] = useState('solana')
  return (
    <DropdownMenu trigger={<Button>Menu</Button>} className="w-64">
      <MenuItem icon={<Image size={15} />}>Upload Image</MenuItem>
      <MenuItem icon={<BookOpen size={15} />} hint={<Kbd mod>P</Kbd>}>
        Prompt Cheat Sheet
      </MenuItem>
      <MenuItem disabled hint="coming soon">
        Copy
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Network</MenuLabel>
      <MenuRadioGroup value={network} onValueChange={setNetwork}>
        <MenuRadioItem value="solana">Solana</MenuRadioItem>
        <MenuRadioItem value="hedera" description="Accounts cost a little to open">
          Hedera
        </MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuCheckItem checked={sound} onCheckedChange={setSound} closeOnSelect={false}>
        Sounds
      </MenuCheckItem>
      <MenuItem destructive icon={<Trash2 size={15} />}>
        Delete
      </MenuItem>
    </DropdownMenu>
  )
}
