import {
  IconAlertTriangle,
  IconCheck,
  IconExclamationMark,
  IconPhoto,
  IconPhotoOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonAnchor } from '~/ui/button';
import { type NotificationType, notify, POSITIONS } from '~/ui/notifications';
import { ResultBlock } from '~/ui/result-block';
import { Spinner } from '~/ui/spinner';
import { Text } from '~/ui/text';
import { Toast } from '~/ui/toast';
import styles from './gallery.module.css';
import imageDark from './gallery-sample-dark.svg?no-inline';
import imageLight from './gallery-sample-light.svg?no-inline';
import { Specimen, Specimens } from './gallery-specimen';

export function SpinnerPieces() {
  const [round, setRound] = useState(0);
  return (
    <Specimens>
      <Specimen name="sizes s, m, l">
        <div className={styles.row}>
          <Spinner label="Loading, small" size="s" />
          <Spinner label="Loading, medium" />
          <Spinner label="Loading, large" size="l" />
        </div>
      </Specimen>
      <Specimen name="beside words">
        <div className={styles.row}>
          <Spinner label={null} size="s" />
          <Text as="span">Uploading 3 of 12</Text>
        </div>
      </Specimen>
      <Specimen name="after 1 s">
        <div className={styles.row}>
          <Button variant="secondary" size="s" onClick={() => setRound(round + 1)}>
            Again
          </Button>
          <Spinner key={round} label="Loading, delayed" delay={1000} />
        </div>
      </Specimen>
    </Specimens>
  );
}

export function ResultPieces() {
  return (
    <Specimens>
      <Specimen name="icon">
        <ResultBlock
          icon={<IconPhoto />}
          title="No photos yet"
          description="Photos of your sessions appear here as soon as a booth is linked."
          headingLevel={3}
        >
          <Button>Link a booth</Button>
        </ResultBlock>
      </Specimen>
      <Specimen name="image, light and dark">
        <ResultBlock
          image={{ light: imageLight, dark: imageDark, alt: 'A print of a landscape' }}
          title="Your album is ready"
          description="It was sent to 24 guests."
          headingLevel={3}
        >
          <ButtonAnchor href="#result-block">Open album</ButtonAnchor>
          <Button variant="subtle">Not now</Button>
        </ResultBlock>
      </Specimen>
      <Specimen name="loading">
        <ResultBlock
          icon={<IconPhoto />}
          title="Checking your address"
          loading="Checking your address"
          headingLevel={3}
        />
      </Specimen>
      <Specimen name="width 120px">
        <ResultBlock
          icon={<IconPhotoOff />}
          width="120px"
          title="The list could not be loaded"
          description="The service does not answer. It is asked again by itself."
          headingLevel={3}
        >
          <Button variant="secondary">Try again</Button>
        </ResultBlock>
      </Specimen>
    </Specimens>
  );
}

export function ToastPieces() {
  const [shown, setShown] = useState(true);
  return (
    <Specimens>
      <Specimen name="success">
        <Toast type="success" icon={<IconCheck />}>
          Saved
        </Toast>
      </Specimen>
      <Specimen name="danger">
        <Toast type="danger" icon={<IconExclamationMark />}>
          Error Saving
        </Toast>
      </Specimen>
      <Specimen name="warning, without icon">
        <Toast type="warning">Unsupported file type</Toast>
      </Specimen>
      <Specimen name="click to dismiss, long, with a link">
        {shown ? (
          <Toast type="warning" icon={<IconAlertTriangle />} onDismiss={() => setShown(false)}>
            Two of twelve photos were left out, they are larger than 50 MB. <a href="#toast">Show them</a>
          </Toast>
        ) : (
          <Button variant="secondary" size="s" onClick={() => setShown(true)}>
            Show it again
          </Button>
        )}
      </Specimen>
    </Specimens>
  );
}

const MESSAGES: [NotificationType, string][] = [
  ['success', 'Saved'],
  ['danger', 'Error Saving'],
  ['warning', 'Unsupported file type'],
];

export function NotificationPieces() {
  return (
    <Specimens>
      <Specimen name="nothing but a text">
        <div className={styles.row}>
          <Button variant="secondary" size="s" onClick={() => notify({ text: 'Saved' })}>
            by default
          </Button>
        </div>
      </Specimen>
      {POSITIONS.map((position) => (
        <Specimen key={position} name={position}>
          <div className={styles.row}>
            {MESSAGES.map(([type, text]) => (
              <Button
                key={type}
                variant="secondary"
                size="s"
                aria-label={`${type} at ${position}`}
                onClick={() => notify({ text, type, position })}
              >
                {type}
              </Button>
            ))}
            <Button
              variant="subtle"
              size="s"
              aria-label={`10 s at ${position}`}
              onClick={() => notify({ text: 'Stays for 10 s', position, removeAfter: 10_000 })}
            >
              10 s
            </Button>
          </div>
        </Specimen>
      ))}
    </Specimens>
  );
}
