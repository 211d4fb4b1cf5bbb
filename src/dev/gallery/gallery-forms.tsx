import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonAnchor } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { SidePanel } from '~/ui/side-panel';
import { TextField } from '~/ui/text-field';
import styles from './gallery.module.css';
import { Specimen, Specimens } from './gallery-specimen';

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
          <ButtonAnchor variant="secondary" href="#button">
            A link
          </ButtonAnchor>
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

export function ModalPieces() {
  const [open, setOpen] = useState<'dialog' | 'panel' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimens>
      <Specimen name="dialog, side panel">
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('panel')}>
            Side panel
          </Button>
        </div>
        {open === 'dialog' && (
          <Dialog title="Delete this photo?" onClose={close}>
            <p>It disappears from every session that uses it. This cannot be undone.</p>
            <div className={styles.dialogActions}>
              <Button variant="danger" onClick={close}>
                Delete photo
              </Button>
              <Button variant="secondary" onClick={close}>
                Keep
              </Button>
            </div>
          </Dialog>
        )}
        {open === 'panel' && (
          <SidePanel title="Juniper Beauty" onClose={close}>
            <p>What is known of one row, beside the list.</p>
          </SidePanel>
        )}
      </Specimen>
    </Specimens>
  );
}
