import { ContentReports } from './community/ContentReports.ts';
import { Contributions } from './community/Contributions.ts';
import { Discussions } from './community/Discussions.ts';
import { ForumPosts } from './community/ForumPosts.ts';
import { ForumTopics } from './community/ForumTopics.ts';
import { HelpLines } from './community/HelpLines.ts';
import { ModeratorDuty } from './community/ModeratorDuty.ts';
import { PostEvents } from './community/PostEvents.ts';
import { ReviewEvents } from './community/ReviewEvents.ts';
import type { DefinedCollection } from './defineCollection.ts';
import { Categories } from './encyclopedia/Categories.ts';
import { Conditions } from './encyclopedia/Conditions.ts';
import { SearchTerms } from './encyclopedia/SearchTerms.ts';
import { SignOffs } from './encyclopedia/SignOffs.ts';
import { HealthcareSamples } from './healthcare/HealthcareSamples.ts';
import { Achievements } from './learning/Achievements.ts';
import { Certificates } from './learning/Certificates.ts';
import { Films } from './learning/Films.ts';
import { LearningModules } from './learning/LearningModules.ts';
import { LearningPathReviews } from './learning/LearningPathReviews.ts';
import { LearningPaths } from './learning/LearningPaths.ts';
import { LearningPathTranslations } from './learning/LearningPathTranslations.ts';
import { QuizAttempts } from './learning/QuizAttempts.ts';
import { QuizQuestions } from './learning/QuizQuestions.ts';
import { UserAchievements } from './learning/UserAchievements.ts';
import { UserProgress } from './learning/UserProgress.ts';
import { ChatAnswers } from './pages/ChatAnswers.ts';
import { Pages } from './pages/Pages.ts';
import { PageTranslations } from './pages/PageTranslations.ts';
import { Notifications } from './people/Notifications.ts';
import { UserBookmarks } from './people/UserBookmarks.ts';
import { UserProfiles } from './people/UserProfiles.ts';
import { UserSessions } from './people/UserSessions.ts';
import { Users } from './people/Users.ts';
import { Watchlist } from './people/Watchlist.ts';
import { AnalyticsEvents } from './system/AnalyticsEvents.ts';
import { Languages } from './translations/Languages.ts';
import { CategoryTranslations, ConditionTranslations } from './translations/reviewedTranslations.ts';

/** All collections. Their type refuses a collection without access rules. */
export const collections: DefinedCollection[] = [
  Conditions,
  Categories,
  SignOffs,
  ConditionTranslations,
  CategoryTranslations,
  SearchTerms,
  Languages,
  Pages,
  PageTranslations,
  ChatAnswers,
  LearningPaths,
  LearningPathTranslations,
  LearningModules,
  QuizQuestions,
  Films,
  Achievements,
  Certificates,
  LearningPathReviews,
  UserProgress,
  QuizAttempts,
  UserAchievements,
  Contributions,
  ReviewEvents,
  Discussions,
  ForumTopics,
  ForumPosts,
  PostEvents,
  ContentReports,
  HelpLines,
  ModeratorDuty,
  Users,
  UserProfiles,
  UserSessions,
  UserBookmarks,
  Watchlist,
  Notifications,
  AnalyticsEvents,
  HealthcareSamples,
];
