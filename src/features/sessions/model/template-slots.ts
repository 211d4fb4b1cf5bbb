// Whether the shots of a collage fit its template.
import type { ExperienceWrite } from '~/api/sessions';
import type { Template } from '~/api/templates';

/** The number of photos in a template. */
export const slotsOf = ({ scene }: Pick<Template, 'scene'>): number =>
  new Set(scene.layers.flatMap((layer) => (layer.type === 'photo' ? [layer.slot] : []))).size;

export type SlotProblem =
  | { kind: 'no-template' }
  | { kind: 'no-slots' }
  | { kind: 'mismatch'; slots: number; shots: number };

/** Only a collage fills all slots. @param template undefined while it is unknown */
export function slotProblem(
  { kind, templateId, shots }: Pick<ExperienceWrite, 'kind' | 'templateId' | 'shots'>,
  template: Pick<Template, 'scene'> | undefined,
): SlotProblem | null {
  if (kind !== 'collage') return null;
  if (!templateId) return { kind: 'no-template' };
  if (!template) return null;
  const slots = slotsOf(template);
  if (slots === 0) return { kind: 'no-slots' };
  return shots == null || shots === slots ? null : { kind: 'mismatch', slots, shots };
}
