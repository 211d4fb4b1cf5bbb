import { Trans, useLingui } from '@lingui/react/macro';
import { CHANNELS, offeredChannels } from '../../model/channels';
import styles from './preview.module.css';
import { PreviewTarget } from './preview-target';
import { Screen, type ScreenProps, SharingBackground } from './screen';

export function ShareScreen({ values, experience }: ScreenProps) {
  const { t } = useLingui();
  const { offered } = offeredChannels(values);
  const own = experience?.shareChannels;
  const channels = CHANNELS.filter(
    ({ value }) => offered.includes(value) && (!Array.isArray(own) || own.includes(value)),
  );
  return (
    <Screen background={<SharingBackground values={values} />}>
      <div className={styles.sheet}>
        <p className="weight-semibold centered">
          <Trans>Get your photo</Trans>
        </p>
        {values.capture?.map(({ key, kind, label, required }) => (
          <PreviewTarget
            key={key}
            field="capture"
            label={t`Guest details`}
            variant={kind === 'checkbox' ? 'text' : 'input'}
          >
            {kind === 'checkbox' && '☐ '}
            {label}
            {required && ' *'}
          </PreviewTarget>
        ))}
        <PreviewTarget field="consentText" label={t`Consent text`} variant="text">
          {values.consentText ? <>☐ {values.consentText}</> : <Trans>No consent text</Trans>}
        </PreviewTarget>
        <span className={styles.tiles}>
          {channels.map(({ value, label }) => (
            <PreviewTarget key={value} field="shareChannels" label={t`Ways to share`} variant="chip">
              {t(label)}
            </PreviewTarget>
          ))}
        </span>
      </div>
    </Screen>
  );
}
