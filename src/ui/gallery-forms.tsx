import {
  ActionIcon,
  Button as MantineButton,
  Menu,
  Modal,
  NativeSelect,
  PasswordInput,
  Select,
  TextInput,
} from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonLink } from './button';
import styles from './gallery.module.css';
import { Specimen, Specimens } from './gallery-specimen';
import { TextField } from './text-field';
import './mantine-controls.css';
import './mantine-overlays.css';

const VARIANTS = ['primary', 'secondary', 'subtle', 'danger'] as const;

export function ButtonPieces() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Specimens>
      <Specimen name="variants">
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="small">
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size="s">
              {variant}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="busy after a press, always busy, disabled">
        <div className={styles.row}>
          <Button busy={busy} onClick={work}>
            Save changes
          </Button>
          <Button variant="secondary" busy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
        </div>
      </Specimen>
      <Specimen name="icon, link, full width">
        <div className={styles.row}>
          <Button icon={<IconPlus />}>Upload</Button>
          <ButtonLink variant="secondary" href="#button">
            A link
          </ButtonLink>
        </div>
        <Button fullWidth>Sign in</Button>
      </Specimen>
    </Specimens>
  );
}

export function FieldPieces() {
  return (
    <Specimens>
      <Specimen name="plain">
        <TextField label="Email" type="email" autoComplete="email" placeholder="you@example.com" />
      </Specimen>
      <Specimen name="description">
        <TextField label="Name" description="As guests will see it." defaultValue="Juniper Beauty" />
      </Specimen>
      <Specimen name="password, error">
        <TextField
          label="Password"
          type="password"
          revealLabel="Show password"
          autoComplete="current-password"
          defaultValue="frames"
          error="Email and password do not match."
        />
      </Specimen>
      <Specimen name="disabled">
        <TextField label="Account" defaultValue="owner-beauty" disabled />
      </Specimen>
    </Specimens>
  );
}

export function MantinePieces() {
  const [open, setOpen] = useState(false);
  return (
    <Specimens>
      <Specimen name="Button, ActionIcon">
        <div className={styles.row}>
          <MantineButton>primary</MantineButton>
          <MantineButton variant="default">secondary</MantineButton>
          <MantineButton variant="subtle">subtle</MantineButton>
          <MantineButton color="danger">danger</MantineButton>
          <MantineButton loading>busy</MantineButton>
          <MantineButton disabled>disabled</MantineButton>
          <ActionIcon aria-label="More">
            <IconDots size={20} />
          </ActionIcon>
        </div>
      </Specimen>
      <Specimen name="TextInput">
        <TextInput label="Email" placeholder="you@example.com" />
        <TextInput label="Name" description="As guests will see it." defaultValue="Juniper Beauty" />
      </Specimen>
      <Specimen name="PasswordInput, error and disabled">
        <PasswordInput
          label="Password"
          defaultValue="frames"
          error="Email and password do not match."
          autoComplete="off"
        />
        <TextInput label="Account" defaultValue="owner-beauty" disabled />
      </Specimen>
      <Specimen name="Select, NativeSelect">
        <Select label="Type" data={['Logo', 'Overlay', 'Start screen', 'Layout']} defaultValue="Logo" />
        <NativeSelect label="Type" data={['Logo', 'Overlay', 'Start screen', 'Layout']} />
      </Specimen>
      <Specimen name="Menu, Modal">
        <div className={styles.row}>
          <Menu position="bottom-start">
            <Menu.Target>
              <MantineButton variant="default">Menu</MantineButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Photo</Menu.Label>
              <Menu.Item>Replace</Menu.Item>
              <Menu.Item>Duplicate</Menu.Item>
              <Menu.Divider />
              <Menu.Item color="danger">Delete</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <MantineButton variant="default" onClick={() => setOpen(true)}>
            Modal
          </MantineButton>
        </div>
        <Modal
          opened={open}
          onClose={() => setOpen(false)}
          title="Delete this photo?"
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          <p>It disappears from every session that uses it. This cannot be undone.</p>
          <div className={styles.dialogActions}>
            <MantineButton variant="default" onClick={() => setOpen(false)}>
              Keep
            </MantineButton>
            <MantineButton color="danger" onClick={() => setOpen(false)}>
              Delete photo
            </MantineButton>
          </div>
        </Modal>
      </Specimen>
    </Specimens>
  );
}
