import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExperienceWrite, PhotoFilter, SessionUpdate } from '~/api/sessions';
import { AssetsInput } from '../branding/assets-input';
import { CHANNELS } from '../model/channels';
import { takesDuration, takesInterval, takesShots } from '../model/kinds';
import { useSessionContext } from '../model/session-context';
import { slotsOf } from '../model/template-slots';
import styles from './experiences.module.css';
import { ItemChecks, ItemNumber, ItemRow, ItemSelect, ItemText, ItemToggle } from './item-fields';

const FILTERS: Record<PhotoFilter, ReturnType<typeof msg>> = {
  mono: msg`Black and white`,
  sepia: msg`Sepia`,
  warm: msg`Warm`,
  cool: msg`Cool`,
  vivid: msg`Vivid`,
  fade: msg`Faded`,
  noir: msg`Noir`,
  soft: msg`Soft`,
};

interface ExperienceFieldsProps {
  experience: ExperienceWrite;
  values: Partial<SessionUpdate>;
  readOnly: boolean;
  errorOf: (property: string) => string | undefined;
  onChange: (change: Partial<ExperienceWrite>) => void;
  onBlur: () => void;
}

/** The settings of one experience, depending on its kind. */
export function ExperienceFields(props: ExperienceFieldsProps) {
  const { experience, values, readOnly, errorOf, onChange, onBlur } = props;
  const { kind, templateId, overlayAssetIds, shareChannels } = experience;
  const { t } = useLingui();
  const { templates } = useSessionContext();
  const row = (property: keyof ExperienceWrite) => ({ readOnly, onBlur, error: errorOf(property) });
  const chooseTemplate = (id: string | null) => {
    const template = templates.find((one) => one.id === id);
    const slots = template ? slotsOf(template) : 0;
    // The number of shots follows the template until the user changes it.
    onChange({ templateId: id, ...(kind === 'collage' && slots > 0 && { shots: slots }) });
  };
  return (
    <div className={styles.fields}>
      <ItemText
        {...row('title')}
        label={t`Title`}
        value={experience.title}
        maxLength={24}
        onChange={(title) => onChange({ title })}
      />
      <ItemSelect
        {...row('templateId')}
        label={t`Template`}
        value={templateId ?? ''}
        onChange={(id) => chooseTemplate(id === '' ? null : id)}
        options={[
          { value: '', label: kind === 'collage' ? t`Choose a template` : t`No template` },
          ...templates.map((template) => ({
            value: template.id,
            label: t`${template.name} (${plural(slotsOf(template), { one: '# photo', other: '# photos' })})`,
          })),
        ]}
      />
      <ItemSelect
        {...row('displayMode')}
        label={t`Display mode`}
        value={String(experience.displayMode ?? 'inherit')}
        onChange={(mode) => onChange({ displayMode: mode === 'inherit' ? mode : mode === '1' ? 1 : 0 })}
        options={[
          {
            value: 'inherit',
            label: values.displayMode === 1 ? t`Same as session (AR)` : t`Same as session (normal)`,
          },
          { value: '0', label: t`Normal` },
          { value: '1', label: t`Augmented reality (AR)` },
        ]}
      />
      {takesShots(kind) && (
        <ItemNumber
          {...row('shots')}
          label={t`Shots`}
          value={experience.shots}
          min={1}
          max={16}
          onChange={(shots) => onChange({ shots })}
        />
      )}
      {takesInterval(kind) && (
        <ItemNumber
          {...row('intervalMs')}
          error={errorOf('intervalMs') && t`Between 0.1 and 2 seconds.`}
          label={t`Time per picture (seconds)`}
          value={experience.intervalMs == null ? null : experience.intervalMs / 1000}
          min={0.1}
          max={2}
          step={0.05}
          onChange={(seconds) => onChange({ intervalMs: Math.round(seconds * 1000) })}
        />
      )}
      {takesDuration(kind) && (
        <ItemNumber
          {...row('durationSeconds')}
          label={t`Length (seconds)`}
          value={experience.durationSeconds}
          min={1}
          max={60}
          onChange={(durationSeconds) => onChange({ durationSeconds })}
        />
      )}
      <ItemNumber
        {...row('countdownSeconds')}
        label={t`Countdown (seconds)`}
        value={experience.countdownSeconds}
        min={0}
        max={20}
        step={0.5}
        onChange={(countdownSeconds) => onChange({ countdownSeconds })}
      />
      {(takesShots(kind) || kind === 'before_after') && (
        <ItemNumber
          {...row('nextCountdownSeconds')}
          label={t`Countdown between shots (seconds)`}
          value={experience.nextCountdownSeconds}
          min={0}
          max={20}
          step={0.5}
          onChange={(nextCountdownSeconds) => onChange({ nextCountdownSeconds })}
        />
      )}
      <ItemNumber
        {...row('retakes')}
        label={t`Retakes`}
        value={experience.retakes}
        min={0}
        max={5}
        onChange={(retakes) => onChange({ retakes })}
      />
      <ItemSelect
        {...row('camera')}
        label={t`Camera`}
        value={experience.camera ?? 'front'}
        onChange={(camera) => onChange({ camera: camera === 'rear' ? 'rear' : 'front' })}
        options={[
          { value: 'front', label: t`Front` },
          { value: 'rear', label: t`Rear` },
        ]}
      />
      <ItemRow
        label={t`Overlays`}
        hint={t`If empty, guests choose from the session's overlays.`}
        error={errorOf('overlayAssetIds')}
        wide
      >
        <AssetsInput
          type="overlay"
          value={overlayAssetIds}
          readOnly={readOnly}
          onBlur={onBlur}
          onChange={(ids) => onChange({ overlayAssetIds: ids })}
        />
      </ItemRow>
      <ItemChecks
        {...row('filters')}
        label={t`Filters`}
        value={experience.filters ?? []}
        options={Object.entries(FILTERS).map(([value, label]) => ({ value, label: t(label) }))}
        onChange={(filters) => onChange({ filters: filters as PhotoFilter[] })}
      />
      <div className={styles.toggles}>
        <ItemToggle
          {...row('enabled')}
          label={t`Guests can choose it`}
          value={experience.enabled ?? true}
          onChange={(enabled) => onChange({ enabled })}
        />
        <ItemToggle
          {...row('mirror')}
          label={t`Mirror the picture`}
          value={experience.mirror ?? true}
          onChange={(mirror) => onChange({ mirror })}
        />
        <ItemToggle
          {...row('askProducts')}
          label={t`Ask staff for products used`}
          value={experience.askProducts ?? false}
          onChange={(askProducts) => onChange({ askProducts })}
        />
        <ItemToggle
          {...row('shareChannels')}
          label={t`Same ways to share as the session`}
          value={shareChannels === undefined || shareChannels === 'inherit'}
          onChange={(same) =>
            onChange({ shareChannels: same ? 'inherit' : [...(values.shareChannels ?? [])] })
          }
        />
      </div>
      {Array.isArray(shareChannels) && (
        <ItemChecks
          {...row('shareChannels')}
          label={t`Ways to share`}
          value={shareChannels}
          options={CHANNELS.filter(({ value }) => (values.shareChannels ?? []).includes(value)).map(
            ({ value, label }) => ({ value, label: t(label) }),
          )}
          onChange={(channels) => onChange({ shareChannels: channels as typeof shareChannels })}
        />
      )}
    </div>
  );
}
