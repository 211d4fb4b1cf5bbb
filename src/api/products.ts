// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/products';
export type {
  Product,
  ProductBrand,
  ProductCategory,
  ProductCreate,
  ProductCsvFile,
  ProductDescription,
  ProductImport,
  ProductImportRejection,
  ProductImportSummary,
  ProductLocationIds,
  ProductOrder,
  ProductPage,
  ProductPrice,
  ProductSku,
  ProductTag,
  ProductTags,
  ProductTitle,
  ProductUpdate,
} from './generated/hooks/models.schemas';
export * from './generated/hooks/products';
export * from './generated/params/products';
