import { StaleWrite as StaleWrite_a3169a8b1ed526226c3a2def2c74a9d9 } from '../../../../src/desk/contributions/stale-write/StaleWrite.tsx'
import { OpenProposals as OpenProposals_1cabcefc44bfcd1c6b06b3b7af378bf5 } from '../../../../src/desk/contributions/OpenProposals.tsx'
import { PageControls as PageControls_38662f4a3fe59211c0906ceb42001aa4 } from '../../../../src/desk/contributions/PageControls.tsx'
import { SearchTermLinks as SearchTermLinks_d2891c2c810ce2f5b5e00ff08cd70197 } from '../../../../src/desk/search/SearchTermLinks.tsx'
import { MedicalReviewPanel as MedicalReviewPanel_3dbc7942c47e4c9094c5d4e92e753268 } from '../../../../src/desk/sign-offs/MedicalReviewPanel.tsx'
import { ListField as ListField_6dd1bcdd32ff0fc6dcde068c12334a71 } from '../../../../src/desk/kit/ListField.tsx'
import { ListDiff as ListDiff_8929edb6e3a17dc2c507b32bbb89e9c1 } from '../../../../src/desk/kit/list-field/ListDiff.tsx'
import { LiveSince as LiveSince_4103e382c23d4e25f814017eb05ca955 } from '../../../../src/desk/publishing/LiveSince.tsx'
import { ViewPageLink as ViewPageLink_19e0136a21e32ebd4ec8d55411c45601 } from '../../../../src/desk/publishing/ViewPageLink.tsx'
import { SendForReview as SendForReview_92c072cf3f2b79c3199c249835a36af6 } from '../../../../src/desk/contributions/SendForReview.tsx'
import { NoButton as NoButton_92c072cf3f2b79c3199c249835a36af6 } from '../../../../src/desk/contributions/SendForReview.tsx'
import { RestoreVersion as RestoreVersion_d0396c87d0359aec94ac0d55772582df } from '../../../../src/desk/contributions/RestoreVersion.tsx'
import { JsonField as JsonField_872845ffd55902258f0c1bf94d24a983 } from '../../../../src/desk/kit/JsonField.tsx'
import { OpenInEditor as OpenInEditor_0280a38e4e5daee08c67e6a5f5585127 } from '../../../../src/desk/translations/OpenInEditor.tsx'
import { TermsCell as TermsCell_1dfa20ac87addafde405f32e4c1e3bf4 } from '../../../../src/desk/search/TermsCell.tsx'
import { TermsField as TermsField_375ea714a3b599bb7fb7f8648ce90716 } from '../../../../src/desk/search/TermsField.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Notes as Notes_87086ad3ba3bab270f69291dc7433570 } from '../../../../src/desk/kit/Notes.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AccessibleEditorNames as AccessibleEditorNames_c3914ec09a7809de5bcff1e955bfab95 } from '../../../../src/desk/kit/AccessibleEditorNames.tsx'
import { RowTitle as RowTitle_b5fc890d3bab4acd355dce19d0c3a0d6 } from '../../../../src/desk/kit/RowTitle.tsx'
import { PreviewLink as PreviewLink_9fcf9010b06e89780158df4bc335557d } from '../../../../src/desk/learning/PreviewLink.tsx'
import { CaptionsFile as CaptionsFile_eea3671b3bac9a5cdc2d6d924b0dfd13 } from '../../../../src/desk/learning/CaptionsFile.tsx'
import { RevokeCertificate as RevokeCertificate_cfc81e0ca02edee202b7ad0ed98f38c1 } from '../../../../src/desk/learning/RevokeCertificate.tsx'
import { ReviewView as ReviewView_2774f681ef128164b6dc9d558403d364 } from '../../../../src/desk/contributions/ReviewView.tsx'
import { RedirectToQueue as RedirectToQueue_7930d5aa0d4cecb007dc901403788949 } from '../../../../src/desk/contributions/queue/QueueView.tsx'
import { AccountPanel as AccountPanel_d8c35935d1f9133016fa46793f79159b } from '../../../../src/desk/accounts/AccountPanel.tsx'
import { SecondFactorRoles as SecondFactorRoles_16ac09ab07c844eff5080de4e6d085b6 } from '../../../../src/desk/accounts/SecondFactorRoles.tsx'
import { FailureNotice as FailureNotice_ab969659dc526e9c659aa67dee538487 } from '../../../../src/desk/publishing/PublisherPanel.tsx'
import { MayTakeOver as MayTakeOver_4ac3ff8f7916aa8dc1c3e0e22ebc556d } from '../../../../src/desk/kit/MayTakeOver.tsx'
import { Icon as Icon_94a88775c474a0f5d540a663f87856a6 } from '../../../../src/desk/kit/Logo.tsx'
import { Logo as Logo_94a88775c474a0f5d540a663f87856a6 } from '../../../../src/desk/kit/Logo.tsx'
import { Queue as Queue_dae7e8dd9c94354eca10f37007b13c8a } from '../../../../src/desk/contributions/queue/Queue.tsx'
import { OwnWork as OwnWork_3ec8677847ece2fa151746c6686562e6 } from '../../../../src/desk/dashboard/OwnWork.tsx'
import { CoveragePanel as CoveragePanel_e5143f686eb807b33420d657b558f2ac } from '../../../../src/desk/translations/Coverage.tsx'
import { PublisherPanel as PublisherPanel_ab969659dc526e9c659aa67dee538487 } from '../../../../src/desk/publishing/PublisherPanel.tsx'
import { NavLink as NavLink_a19d455da083428616915cdbbe16c287 } from '../../../../src/desk/kit/NavLink.tsx'
import { QueueView as QueueView_7930d5aa0d4cecb007dc901403788949 } from '../../../../src/desk/contributions/queue/QueueView.tsx'
import { ListView as ListView_f467dfa6118bc3eaadd92cd55cf86bb3 } from '../../../../src/desk/translations/ListView.tsx'
import { ModerationView as ModerationView_0d33123b0d71e5fe28b984a53c89c8a5 } from '../../../../src/desk/moderation/ModerationView.tsx'
import { LogView as LogView_8730d69c5fa9cbc3f519df5303151b03 } from '../../../../src/desk/moderation/LogView.tsx'
import { PlaybookView as PlaybookView_d1f9b3538b93fc560f09a9b6aba7e88d } from '../../../../src/desk/moderation/PlaybookView.tsx'
import { CaseView as CaseView_616d268149f7bf99ed0cdd05da0358f5 } from '../../../../src/desk/moderation/CaseView.tsx'
import { MissedSearchesView as MissedSearchesView_00758d5e624e3982e7f7323ff9a702ac } from '../../../../src/desk/analytics/MissedSearchesView.tsx'
import { DueModulesView as DueModulesView_3f0d7e28496f9d1e1b70b202b6f805bd } from '../../../../src/desk/learning/DueModulesView.tsx'
import { EditorView as EditorView_4816752b261cd754862e5477289554ef } from '../../../../src/desk/translations/EditorView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/desk/contributions/stale-write/StaleWrite.tsx#StaleWrite": StaleWrite_a3169a8b1ed526226c3a2def2c74a9d9,
  "/src/desk/contributions/OpenProposals.tsx#OpenProposals": OpenProposals_1cabcefc44bfcd1c6b06b3b7af378bf5,
  "/src/desk/contributions/PageControls.tsx#PageControls": PageControls_38662f4a3fe59211c0906ceb42001aa4,
  "/src/desk/search/SearchTermLinks.tsx#SearchTermLinks": SearchTermLinks_d2891c2c810ce2f5b5e00ff08cd70197,
  "/src/desk/sign-offs/MedicalReviewPanel.tsx#MedicalReviewPanel": MedicalReviewPanel_3dbc7942c47e4c9094c5d4e92e753268,
  "/src/desk/kit/ListField.tsx#ListField": ListField_6dd1bcdd32ff0fc6dcde068c12334a71,
  "/src/desk/kit/list-field/ListDiff.tsx#ListDiff": ListDiff_8929edb6e3a17dc2c507b32bbb89e9c1,
  "/src/desk/publishing/LiveSince.tsx#LiveSince": LiveSince_4103e382c23d4e25f814017eb05ca955,
  "/src/desk/publishing/ViewPageLink.tsx#ViewPageLink": ViewPageLink_19e0136a21e32ebd4ec8d55411c45601,
  "/src/desk/contributions/SendForReview.tsx#SendForReview": SendForReview_92c072cf3f2b79c3199c249835a36af6,
  "/src/desk/contributions/SendForReview.tsx#NoButton": NoButton_92c072cf3f2b79c3199c249835a36af6,
  "/src/desk/contributions/RestoreVersion.tsx#RestoreVersion": RestoreVersion_d0396c87d0359aec94ac0d55772582df,
  "/src/desk/kit/JsonField.tsx#JsonField": JsonField_872845ffd55902258f0c1bf94d24a983,
  "/src/desk/translations/OpenInEditor.tsx#OpenInEditor": OpenInEditor_0280a38e4e5daee08c67e6a5f5585127,
  "/src/desk/search/TermsCell.tsx#TermsCell": TermsCell_1dfa20ac87addafde405f32e4c1e3bf4,
  "/src/desk/search/TermsField.tsx#TermsField": TermsField_375ea714a3b599bb7fb7f8648ce90716,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/desk/kit/Notes.tsx#Notes": Notes_87086ad3ba3bab270f69291dc7433570,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/desk/kit/AccessibleEditorNames.tsx#AccessibleEditorNames": AccessibleEditorNames_c3914ec09a7809de5bcff1e955bfab95,
  "/src/desk/kit/RowTitle.tsx#RowTitle": RowTitle_b5fc890d3bab4acd355dce19d0c3a0d6,
  "/src/desk/learning/PreviewLink.tsx#PreviewLink": PreviewLink_9fcf9010b06e89780158df4bc335557d,
  "/src/desk/learning/CaptionsFile.tsx#CaptionsFile": CaptionsFile_eea3671b3bac9a5cdc2d6d924b0dfd13,
  "/src/desk/learning/RevokeCertificate.tsx#RevokeCertificate": RevokeCertificate_cfc81e0ca02edee202b7ad0ed98f38c1,
  "/src/desk/contributions/ReviewView.tsx#ReviewView": ReviewView_2774f681ef128164b6dc9d558403d364,
  "/src/desk/contributions/queue/QueueView.tsx#RedirectToQueue": RedirectToQueue_7930d5aa0d4cecb007dc901403788949,
  "/src/desk/accounts/AccountPanel.tsx#AccountPanel": AccountPanel_d8c35935d1f9133016fa46793f79159b,
  "/src/desk/accounts/SecondFactorRoles.tsx#SecondFactorRoles": SecondFactorRoles_16ac09ab07c844eff5080de4e6d085b6,
  "/src/desk/publishing/PublisherPanel.tsx#FailureNotice": FailureNotice_ab969659dc526e9c659aa67dee538487,
  "/src/desk/kit/MayTakeOver.tsx#MayTakeOver": MayTakeOver_4ac3ff8f7916aa8dc1c3e0e22ebc556d,
  "/src/desk/kit/Logo.tsx#Icon": Icon_94a88775c474a0f5d540a663f87856a6,
  "/src/desk/kit/Logo.tsx#Logo": Logo_94a88775c474a0f5d540a663f87856a6,
  "/src/desk/contributions/queue/Queue.tsx#Queue": Queue_dae7e8dd9c94354eca10f37007b13c8a,
  "/src/desk/dashboard/OwnWork.tsx#OwnWork": OwnWork_3ec8677847ece2fa151746c6686562e6,
  "/src/desk/translations/Coverage.tsx#CoveragePanel": CoveragePanel_e5143f686eb807b33420d657b558f2ac,
  "/src/desk/publishing/PublisherPanel.tsx#PublisherPanel": PublisherPanel_ab969659dc526e9c659aa67dee538487,
  "/src/desk/kit/NavLink.tsx#NavLink": NavLink_a19d455da083428616915cdbbe16c287,
  "/src/desk/contributions/queue/QueueView.tsx#QueueView": QueueView_7930d5aa0d4cecb007dc901403788949,
  "/src/desk/translations/ListView.tsx#ListView": ListView_f467dfa6118bc3eaadd92cd55cf86bb3,
  "/src/desk/moderation/ModerationView.tsx#ModerationView": ModerationView_0d33123b0d71e5fe28b984a53c89c8a5,
  "/src/desk/moderation/LogView.tsx#LogView": LogView_8730d69c5fa9cbc3f519df5303151b03,
  "/src/desk/moderation/PlaybookView.tsx#PlaybookView": PlaybookView_d1f9b3538b93fc560f09a9b6aba7e88d,
  "/src/desk/moderation/CaseView.tsx#CaseView": CaseView_616d268149f7bf99ed0cdd05da0358f5,
  "/src/desk/analytics/MissedSearchesView.tsx#MissedSearchesView": MissedSearchesView_00758d5e624e3982e7f7323ff9a702ac,
  "/src/desk/learning/DueModulesView.tsx#DueModulesView": DueModulesView_3f0d7e28496f9d1e1b70b202b6f805bd,
  "/src/desk/translations/EditorView.tsx#EditorView": EditorView_4816752b261cd754862e5477289554ef,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
