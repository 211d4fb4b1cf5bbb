// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const galleryVisibilityValues = ['public', 'unlisted', 'private'] as const;
export const shareChannelValues = ['email', 'sms', 'qr', 'social', 'download', 'print'] as const;
export const sessionThemeValues = ['light', 'dark'] as const;
export const experienceKindValues = ['photo', 'collage', 'gif', 'boomerang', 'video', 'before_after'] as const;
export const experienceCameraValues = ['front', 'rear'] as const;
export const photoFilterValues = ['mono', 'sepia', 'warm', 'cool', 'vivid', 'fade', 'noir', 'soft'] as const;
export const sessionStatusValues = ['draft', 'scheduled', 'active', 'paused', 'ended'] as const;
export const sessionSortValues = ['name', '-name', 'status', '-status', 'created', '-created', 'changed', '-changed', 'photos', '-photos'] as const;
export const inheritedFromValues = ['own', 'location', 'account'] as const;
export const sessionFieldValues = ['name', 'locationIds', 'deviceIds', 'startsAt', 'endsAt', 'language', 'displayMode', 'galleryVisibility', 'slug', 'passcode', 'galleryExpiresInDays', 'requireApproval', 'holdUntilApproved', 'shareChannels', 'capture', 'consentText', 'consentRequired', 'termsUrl', 'minAge', 'emailSubject', 'emailBody', 'smsBody', 'bookingUrl', 'reviewUrl', 'ctaLabel', 'ctaUrl', 'idleSeconds', 'theme', 'primaryColor', 'accentColor', 'font', 'logoAssetId', 'startScreenAssetId', 'experienceScreenAssetId', 'sharingScreenAssetId', 'micrositeBackgroundAssetId', 'overlayAssetIds', 'promotionalAssetIds', 'startText', 'thanksText', 'experiences'] as const;
export const sessionStatusUpdateValues = ['draft', 'active', 'paused', 'ended'] as const;
