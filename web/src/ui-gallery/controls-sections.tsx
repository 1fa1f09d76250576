import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Key from 'lucide-react/icons/key'
import Moon from 'lucide-react/icons/moon'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { Button, type ButtonVariant } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Input } from '../ui/input.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Segment } from '../ui/segment.tsx'
import { Slider } from '../ui/slider.tsx'
import { Switch } from '../ui/switch.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextButton, TextLink } from '../ui/text-link.tsx'
import { FIELD_FOCUSED, Flow, FOCUSED, Section, Stack } from './section.tsx'

const STATES: readonly { variant: ButtonVariant; label: string; hover: string }[] = [
  { variant: 'primary', label: 'Approve', hover: 'bg-accent-hover!' },
  { variant: 'default', label: 'Reject', hover: 'bg-hover!' },
  { variant: 'ghost', label: 'Back', hover: 'bg-hover! text-1!' },
]

export function ButtonsSection() {
  return (
    <Section title="Buttons: rest, hover, focus, disabled, loading">
      <Stack>
        {STATES.map(({ variant, label, hover }) => (
          <Flow key={variant}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} className={hover}>
              {label}
            </Button>
            <Button variant={variant} className={FOCUSED}>
              {label}
            </Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
          </Flow>
        ))}
        <Flow>
          <Button loading loadingLabel="Getting quote...">
            Swap
          </Button>
          <Button variant="primary" loading loadingLabel="Swapping...">
            Swap
          </Button>
        </Flow>
        <Flow>
          <Button variant="danger">Close All Positions</Button>
          <Button variant="danger-solid">Confirm Cancel</Button>
          <Button variant="ghost">Back</Button>
          <IconButton variant="default" label="Refresh" icon={<RefreshCw size={15} />} />
        </Flow>
        <Flow>
          <Button size={28}>Small 28</Button>
          <Button size={32}>Default 32</Button>
          <Button size={40} variant="primary">
            Card 40
          </Button>
          <Button href="#link" iconEnd={<ArrowUpRight size={14} />}>
            As a link
          </Button>
        </Flow>
        <Button size={48} variant="primary" block icon={<Key size={18} />}>
          Block 48
        </Button>
        <Button size={48} block disabled>
          Insufficient Balance
        </Button>
        <Flow>
          <IconButton size={24} label="Ghost 24" icon={<RefreshCw size={13} />} />
          <IconButton size={28} label="Ghost 28" icon={<RefreshCw size={14} />} />
          <IconButton size={32} label="Ghost 32" icon={<RefreshCw size={16} />} />
          <IconButton size={40} variant="default" label="Default 40" icon={<RefreshCw size={16} />} />
          <IconButton size={32} label="Focused" icon={<RefreshCw size={16} />} className={FOCUSED} />
          <IconButton size={32} label="Disabled" disabled icon={<RefreshCw size={16} />} />
          <IconButton size={32} label="Refreshing" loading icon={<RefreshCw size={16} />} />
          <CopyButton value="7kQhVb2nRrY8cLd" />
          <CopyButton value="7kQhVb2nRrY8cLd" iconOnly />
          <TextLink href="#link">Text link</TextLink>
          <TextButton>Text button</TextButton>
        </Flow>
      </Stack>
    </Section>
  )
}

export function FieldsSection() {
  const [search, setSearch] = useState('')
  const [filled, setFilled] = useState('jup')
  return (
    <Section title="Inputs">
      <Stack>
        <SearchField
          label="Search"
          placeholder="Search for tokens or paste CA"
          value={search}
          onValueChange={setSearch}
        />
        <SearchField label="Search, filled" placeholder="Search" value={filled} onValueChange={setFilled} />
        <Input aria-label="Focused field" defaultValue="7kQhVb2nRrY8cLd" className={FIELD_FOCUSED} />
        <TextField
          label="Recipient address"
          hideLabel
          defaultValue="7kQhVb2n-not-an-address"
          error="Invalid Solana address"
        />
        <div className="grid grid-cols-2 gap-3 pt-1">
          <TextField
            label="Amount"
            defaultValue="2"
            suffix="SOL"
            labelEnd={<TextButton>Max</TextButton>}
            hint="Balance 18.421306 SOL"
          />
          <TextField label="Per transaction" defaultValue="750.00" prefix="$" />
          <TextField label="Disabled" defaultValue="0.25" suffix="SOL" disabled />
          <TextField
            label="Key"
            mono
            readOnly
            defaultValue="9wFk3TbX4mYe6uRt5NhJ8sUd1KzC9vFw7GqHp2Lq7Rda"
            prefix={<Key size={14} />}
          />
        </div>
      </Stack>
    </Section>
  )
}

export function TogglesSection() {
  const [ticked, setTicked] = useState(true)
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(true)
  const [off, setOff] = useState(false)
  const [percent, setPercent] = useState(2)
  return (
    <Section title="Checkbox, switch, slider">
      <Stack className="gap-3">
        <Checkbox
          checked={ticked}
          onCheckedChange={setTicked}
          label="I compared every character with the address I was given"
        />
        <Checkbox checked={open} onCheckedChange={setOpen} label="Not ticked" />
        <Flow className="gap-4">
          <Checkbox checked disabled onCheckedChange={setOpen} label="Disabled" />
          <Checkbox checked={false} disabled onCheckedChange={setOpen} label="Disabled" />
        </Flow>
        <Flow className="gap-4">
          <Switch label="On" checked={on} onCheckedChange={setOn} />
          <Switch label="Off" checked={off} onCheckedChange={setOff} />
          <Switch label="Small on" size="sm" checked={on} onCheckedChange={setOn} />
          <Switch label="Small off" size="sm" checked={off} onCheckedChange={setOff} />
          <Switch label="Focused" checked={on} onCheckedChange={setOn} className={FOCUSED} />
          <Switch label="Disabled on" checked disabled onCheckedChange={setOn} />
          <Switch label="Disabled off" checked={false} disabled onCheckedChange={setOn} />
        </Flow>
        <div>
          <Slider
            label="Slippage"
            min={0}
            max={25}
            step={0.1}
            value={percent}
            onValueChange={setPercent}
            valueText={`${percent}%`}
          />
          <div className="num mt-1 flex justify-between text-micro text-3">
            <span>0</span>
            <span>25</span>
          </div>
        </div>
        <Slider label="Disabled" min={0} max={10} value={4} disabled onValueChange={setPercent} />
      </Stack>
    </Section>
  )
}

export function ViewsSection() {
  const [view, setView] = useState('open')
  const [range, setRange] = useState<'5m' | '1h' | '6h' | '24h'>('1h')
  const [look, setLook] = useState<'system' | 'dark' | 'light'>('dark')
  const [side, setSide] = useState<'wrap' | 'unwrap'>('wrap')
  return (
    <Section title="Tabs and segments">
      <Tabs value={view} onValueChange={setView}>
        <TabList label="Positions" end={<Button size={28}>Refresh</Button>}>
          <Tab value="open" count={3}>
            Open
          </Tab>
          <Tab value="closed" count={12}>
            Closed
          </Tab>
          <Tab value="prompts">Prompts</Tab>
          <Tab value="off" disabled>
            Off
          </Tab>
        </TabList>
        <TabPanel value="open" className="sr-only">
          Three open
        </TabPanel>
        <TabPanel value="closed" className="sr-only">
          Twelve closed
        </TabPanel>
        <TabPanel value="prompts" className="sr-only">
          Prompts
        </TabPanel>
      </Tabs>
      <Flow className="mt-3">
        <Segment
          label="Window"
          size="sm"
          value={range}
          onValueChange={setRange}
          options={[
            { value: '5m', label: '5m' },
            { value: '1h', label: '1h' },
            { value: '6h', label: '6h' },
            { value: '24h', label: '24h', disabled: true },
          ]}
        />
        <Segment
          label="Appearance"
          value={look}
          onValueChange={setLook}
          options={[
            { value: 'system', label: 'System' },
            { value: 'dark', label: 'Dark', icon: <Moon size={13} aria-hidden="true" /> },
            { value: 'light', label: 'Light', icon: <Sun size={13} aria-hidden="true" /> },
          ]}
        />
      </Flow>
      <Segment
        className="mt-3"
        label="Direction"
        stretch
        value={side}
        onValueChange={setSide}
        options={[
          { value: 'wrap', label: 'Wrap SOL' },
          { value: 'unwrap', label: 'Unwrap WSOL' },
        ]}
      />
    </Section>
  )
}
