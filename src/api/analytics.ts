// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/analytics';
export * from './generated/enums/analytics';
export * from './generated/hooks/analytics';
export type {
  AnalyticsBreakdown,
  AnalyticsComparison,
  AnalyticsCount,
  AnalyticsDaily,
  AnalyticsDay,
  AnalyticsDayCounts,
  AnalyticsDimension,
  AnalyticsFigures,
  AnalyticsFunnel,
  AnalyticsInterval,
  AnalyticsMetric,
  AnalyticsOptionalCount,
  AnalyticsOptionalDayCounts,
  AnalyticsPeriod,
  AnalyticsPoint,
  AnalyticsRow,
  AnalyticsSeries,
  AnalyticsSummary,
  AttentionItem,
  CampaignFailedItem,
  CardFailedItem,
  Dashboard,
  DashboardCampaign,
  DashboardDevices,
  DeviceOfflineItem,
  IntegrationExpiredItem,
  PhotosToReviewItem,
  SetupGuide,
  WeeklyReport,
  WeeklyReportUpdate,
} from './generated/models';
export * from './generated/params/analytics';
