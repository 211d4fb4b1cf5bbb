// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/products';
export * from './generated/enums/products';
export * from './generated/hooks/products';
export type {
  Product,
  ProductBrand,
  ProductBulk,
  ProductBulkResult,
  ProductCategory,
  ProductChanges,
  ProductCreate,
  ProductCsvFile,
  ProductDescription,
  ProductIds,
  ProductImport,
  ProductImportRejection,
  ProductImportSummary,
  ProductLocationIds,
  ProductOrder,
  ProductPage,
  ProductPrice,
  ProductRefusal,
  ProductSku,
  ProductSort,
  ProductTag,
  ProductTags,
  ProductTitle,
  ProductUpdate,
} from './generated/models';
export * from './generated/params/products';
